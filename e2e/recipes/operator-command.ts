import { edit, type Recipe } from './recipe.ts';

/** Shows one fixture. */
export const operatorCommand: Recipe = {
  task: 'An operator command',
  steps: [
    edit('apps/api/src/commands/league/fixture.ts', [
      "  defineCommand({\n    name: 'fixture cancel',",
      `  defineCommand({
    name: 'fixture show',
    summary: 'shows a fixture',
    args: oneFixture,
    options: none,
    access: 'write',
    async run({ fixture: key }, { tx, now }) {
      const { fixture } = await requireFixture(tx, key, now);
      return \`\${fixture.team_1} v \${fixture.team_2}, \${fixture.day}\`;
    },
  }),

  defineCommand({
    name: 'fixture cancel',`,
    ]),
    edit('apps/api/src/commands/league/league.test.ts', [
      '  const u17 = {',
      `  test('recipe: a fixture is shown', async () => {
    expect(await run('fixture show f1')).toBe('Jets v Kings, 2026-11-28');
  });

  const u17 = {`,
    ]),
  ],
};
