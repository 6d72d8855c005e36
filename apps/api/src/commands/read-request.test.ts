import { expect, test } from 'vitest';
import { z } from 'zod';
import { createOperator } from '../../testing/operator.ts';
import { createTestApp } from '../../testing/test-app.ts';
import { defineCommand, none, UsageError } from './command.ts';
import { commands } from './commands.ts';
import { readRequest } from './read-request.ts';

const help = (...args: string[]) => {
  const request = readRequest(commands, args);
  return 'help' in request ? request.help : '';
};

test('the help lists all commands, those of a noun, and the options of each', () => {
  expect(help()).toContain('  staff invite  ');
  expect(help('backup')).toContain('backup restore');
  expect(help('backup')).not.toContain('staff');
  for (const { name, summary } of commands) expect(help(...name.split(' '), '--help')).toContain(summary);
  expect(help('staff', 'invite', '-h')).toMatch(
    /^pnpm maidan staff invite <phone> \[options\]\n[^]*--role <role> +required: /,
  );
  expect(help('registration', 'export', '--help')).toContain('<registration> [<file>]\n');
});

test('no two commands have the same name', () => {
  expect(new Set(commands.map(({ name }) => name)).size).toBe(commands.length);
});

test.each([
  ['staff invtie 98', 'Unknown command "staff invtie". Did you mean "staff invite"?'],
  ['opnapi', 'Did you mean "openapi"?'],
  ['weather forecast', '"pnpm maidan" lists the commands.'],
  ['staff owner 98 --nmae X', "Unknown option '--nmae'"],
  ['staff invite 98', '--role is missing\nHelp: pnpm maidan staff invite --help'],
  ['staff revoke', '<id> is missing'],
  ['staff revoke 7 now', 'Unexpected "now".'],
])('"%s" is a usage error with a reason', (line, reason) => {
  expect(() => readRequest(commands, line.split(' '))).toThrow(UsageError);
  expect(() => readRequest(commands, line.split(' '))).toThrow(reason);
});

test('a new command only has to be registered: help, validation and the transaction come with it', async () => {
  const api = await createTestApp('SQLite');
  const operator = createOperator(api);
  const rename = defineCommand({
    name: 'user rename',
    summary: 'changes the name of every user',
    args: z.object({ name: z.string().min(2) }),
    options: none,
    access: 'write',
    async run({ name }, { tx }) {
      const { numUpdatedRows } = await tx.updateTable('users').set({ name }).executeTakeFirstOrThrow();
      return `Renamed ${numUpdatedRows} users.`;
    },
  });
  const all = [...commands, rename];
  expect(await operator.run(['user', 'rename', 'Asha'], all)).toBe('Renamed 0 users.');
  expect(await operator.run(['user'], all)).toContain('changes the name of every user');
  await expect(operator.run(['user', 'rename', 'A'], all)).rejects.toThrow(UsageError);
  operator.removeFolder();
  await api.close();
});
