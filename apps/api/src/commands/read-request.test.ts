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
  expect(help()).toContain('  fixture result  ');
  expect(help('conversation')).toContain('conversation reopen');
  expect(help('conversation')).not.toContain('fixture');
  for (const { name, summary } of commands) expect(help(...name.split(' '), '--help')).toContain(summary);
  expect(help('fixture', 'add', '-h')).toMatch(
    /^pnpm maidan fixture add <slug> \[options\]\n[^]*--team-1 <name> +required: /,
  );
  expect(help('fixture', 'result', '--help')).toContain('<fixture> [<score-1>] [<score-2>] [options]');
  expect(help('team', 'add', '--help')).toContain('<category> <group> <team>...');
});

test('no two commands have the same name', () => {
  expect(new Set(commands.map(({ name }) => name)).size).toBe(commands.length);
});

test.each([
  ['fixture resutl f1 1 0', 'Unknown command "fixture resutl". Did you mean "fixture result"?'],
  ['opnapi', 'Did you mean "openapi"?'],
  ['weather forecast', '"pnpm maidan" lists the commands.'],
  ['league add cup --nmae X', "Unknown option '--nmae'"],
  ['league add cup', '--name is missing\nHelp: pnpm maidan league add --help'],
  ['fixture cancel', '<fixture> is missing'],
  ['fixture cancel f1 now', 'Unexpected "now".'],
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
