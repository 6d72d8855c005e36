import { edit, type Recipe } from './recipe.ts';

/** Adds a command that counts the staff. */
export const operatorCommand: Recipe = {
  task: 'An operator command',
  steps: [
    edit('apps/api/src/commands/people/staff.ts', [
      "  defineCommand({\n    name: 'staff revoke',",
      `  defineCommand({
    name: 'staff count',
    summary: 'counts who works at the desk',
    args: none,
    options: none,
    access: 'read',
    async run(_input, { tx }) {
      return \`\${(await listStaff(tx, undefined)).length}\`;
    },
  }),

  defineCommand({
    name: 'staff revoke',`,
    ]),
    edit('apps/api/src/commands/people/staff.test.ts', [
      "  test('an empty desk says",
      `  test('recipe: the staff are counted', async () => {
    expect(await run('staff count')).toBe('1');
  });

  test('an empty desk says`,
    ]),
  ],
};
