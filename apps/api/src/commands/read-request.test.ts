import { expect, test } from 'vitest';
import { z } from 'zod';
import { createOperator } from '../../testing/operator.ts';
import { createTestApp } from '../../testing/test-app.ts';
import { defineCommand, none, UsageError } from './command.ts';
import { commands } from './commands.ts';
import { readRequest } from './read-request.ts';

const help = (...args: string[]) => {
  const request = readRequest(commands, args);
  // The text is wrapped for a screen.
  return 'help' in request ? request.help.replaceAll(/\s+/g, ' ') : '';
};

test('the help lists all commands, or those of a noun', () => {
  for (const ask of [[], ['--help'], ['-h'], ['help']]) expect(help(...ask)).toContain(' staff invite prints a link');
  expect(help('backup')).toContain(' backup restore ');
  expect(help('backup')).not.toContain('staff');
});

test('every command has a summary and a help with its arguments, its options and --json', () => {
  for (const { name, summary } of commands) {
    const shown = help(...name.split(' '), '--help');
    expect(summary, name).toMatch(/^[a-z].*[^.]$/s);
    expect(shown).toContain(`Usage: pnpm maidan ${name} [options]`);
    expect(shown).toContain(summary);
    expect(shown).toContain('--json');
  }
  expect(help('staff', 'invite', '-h')).toMatch(
    /\[options\] <phone> .* --role <role> required: .* Example: pnpm maidan/,
  );
  expect(help('registration', 'export', '--help')).toContain('[options] <registration> [file]');
});

test('an option with several values may be repeated', () => {
  const line = 'staff invite 9876543210 --role editor --role organiser --name Asha --json';
  expect(readRequest(commands, line.split(' '))).toMatchObject({
    input: { phone: '9876543210', role: ['editor', 'organiser'], league: [], name: 'Asha' },
    isJson: true,
  });
});

test('no two commands have the same name', () => {
  expect(new Set(commands.map(({ name }) => name)).size).toBe(commands.length);
});

test.each([
  ['staff invtie 98', "unknown command 'invtie'\n(Did you mean invite?)\nHelp: pnpm maidan --help"],
  ['opnapi', '(Did you mean openapi?)'],
  ['weather forecast', "unknown command 'weather'"],
  ['staff owner 98 --nmae X', "unknown option '--nmae'\n(Did you mean --name?)"],
  ['staff invite 98', "required option '--role <role>' not specified\nHelp: pnpm maidan staff invite --help"],
  ['staff invite 98 --role king', '--role '],
  ['staff revoke', "missing required argument 'id'"],
  ['staff revoke 7 now', 'Expected 1 argument but got 2: 7, now.'],
  ['staff revoke seven', '<id> Invalid input: expected number'],
])('"%s" is a usage error with a reason', (line, reason) => {
  expect(() => readRequest(commands, line.split(' '))).toThrow(UsageError);
  expect(() => readRequest(commands, line.split(' '))).toThrow(reason);
});

test.each([
  'backup key the.key',
  'counts check',
  'db migrate',
  'insights show',
  'job list',
  'log list',
  'media sweep --dry-run',
  'openapi',
  'sms reports',
  'sms status',
  'staff list',
  'staff owner 9876543210',
  'upgrade check',
])('%s prints its facts as JSON, not its message', async (line) => {
  const api = await createTestApp('SQLite');
  const operator = createOperator(api);
  const facts: unknown = JSON.parse(await operator.run([...line.split(' '), '--json']));
  expect(facts).toBeInstanceOf(Object);
  expect(facts).not.toHaveProperty('message');
  operator.removeFolder();
  await api.close();
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
  expect(await operator.run(['user', 'rename', 'Asha', '--json'], all)).toBe('{"message":"Renamed 0 users."}');
  await expect(operator.run(['user', 'rename', 'A'], all)).rejects.toThrow(UsageError);
  operator.removeFolder();
  await api.close();
});
