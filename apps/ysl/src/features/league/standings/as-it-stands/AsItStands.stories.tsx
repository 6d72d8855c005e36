import { leagueTable } from '@maidan/contract/league/league-tables';
import { liveTablesOfCategory, type LiveTables } from '@maidan/contract/league/live-tables';
import type { ScoreLine } from '@maidan/contract/league/match-day';
import { fixturePlace, fullFixture, fullLeague } from '@maidan/contract/samples/league';
import { fullLiveTables } from '@maidan/contract/samples/live-tables';
import { allLanguages } from '@maidan/i18n/all-languages';
import { addLanguage, ENGLISH, readLanguageFrom } from '@maidan/i18n/language-state';
import { groupAsConfirmed } from '@maidan/match/table/group-as-it-stands';
import { SiteStage } from '@maidan/site/testing/SiteStage';
import { reply } from '@maidan/site/testing/story-replies';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { CategoryTable } from '../../season/CategoryTable.tsx';
import { GroupAsItStands } from './GroupAsItStands.tsx';

const [bricks, chalk] = ['Basavanagudi Bricks', 'Chalk Line XI'];
const page = {
  ...fixturePlace,
  id: 6,
  group: 'Group B',
  fixture: { ...fullFixture, id: 6, team_1: bricks, team_2: chalk },
};
const category = { ...page.category, selected: 1 as const, preview: null, knockouts: false };

/** The same tables with a changed line of the live match. */
const withLine = (changed: Partial<ScoreLine> | null): LiveTables => ({
  ...fullLiveTables,
  groups: fullLiveTables.groups.map((group) => ({
    ...group,
    open: group.open.map((match) => ({ ...match, line: changed && { ...match.line, ...changed } })),
  })),
});

interface StageProps {
  show: 'match' | 'table';
  tables?: LiveTables;
}

function Stage({ show, tables = fullLiveTables }: StageProps) {
  const confirmed = tables.groups.map((group) => [group.group, groupAsConfirmed(group, tables.rules)] as const);
  return (
    <SiteStage replies={[reply(liveTablesOfCategory, tables), reply(leagueTable, Object.fromEntries(confirmed))]}>
      {show === 'match' ? <GroupAsItStands page={page} /> : <CategoryTable league={fullLeague} category={category} />}
    </SiteStage>
  );
}

for (const [code, catalogue] of allLanguages()) addLanguage(code, catalogue);

/** Sets the language for one story. */
function inLanguage(code: 'hi' | 'kn') {
  readLanguageFrom(() => code);
  return () => readLanguageFrom(() => ENGLISH);
}

const meta = {
  title: 'Table as it stands',
  component: Stage,
  args: { show: 'match' },
  globals: { site: 'league' },
} satisfies Meta<typeof Stage>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The teams in order, each with its value in one column. */
const column = (table: HTMLElement, at: number) =>
  within(table)
    .getAllByRole('row')
    .slice(1)
    .map((row) =>
      [within(row).getByRole('rowheader'), within(row).getAllByRole('cell')[at]].map((one) => one?.textContent),
    );

export const AheadInAChase: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Group B as it stands' })).toBeVisible();
    const note = 'Chalk Line XI are ahead on run rate, 12.40 to 8.00. This is not a result yet.';
    await expect(canvas.getByText(note)).toBeVisible();
    const table = canvas.getByRole('table', { name: 'Group B standings' });
    await expect(column(table, 4).slice(0, 2)).toEqual([
      ['Chalk Line XI playing now', '+0.878'],
      ['Basavanagudi Bricks playing now', '+0.070'],
    ]);
    await expect(canvas.getByText('Chalk Line XI: place 1 in the group if they win, 4 if they lose.')).toBeVisible();
    const height = table.getBoundingClientRect().height;
    await userEvent.click(canvas.getByRole('radio', { name: 'Basavanagudi Bricks win' }));
    await expect(canvas.getByText('Assuming Chalk Line XI stay at 31 until the end of their 6 overs.')).toBeVisible();
    await expect(column(table, 5)[0]).toEqual(['Basavanagudi Bricks playing now', '6']);
    await userEvent.keyboard('{ArrowLeft}');
    const reached = 'Assuming Chalk Line XI reach 49 off the 15 balls they have faced.';
    await userEvent.click(canvas.getByRole('radio', { name: 'Chalk Line XI win' }));
    await expect(canvas.getByText(reached)).toBeVisible();
    await expect(table.getBoundingClientRect().height).toBe(height);
    await userEvent.click(
      canvas.getByRole('button', { name: '+2.119, how the net run rate of Chalk Line XI is worked out' }),
    );
    await expect(await canvas.findByText('Scored 147 in 14.3 overs')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect(canvas.getByText('Level on points: how ties were broken')).toBeVisible();
  },
};

export const At360: Story = {
  globals: { site: 'league', viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('radio', { name: 'As it stands' })).toBeChecked();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(360);
  },
};

export const FirstInnings: Story = {
  args: {
    tables: withLine({
      sides: [
        { score: '48/5', say: 'overs:5.3' },
        { score: '', say: 'yettobat' },
      ],
      turn: 1,
      chase: [],
    }),
  },
  play: async ({ canvas }) => {
    const note = 'No side is ahead before the chase: this match does not count yet.';
    await expect(await canvas.findByText(note)).toBeVisible();
    await expect(canvas.queryByRole('radio')).toBeNull();
    await expect(column(canvas.getByRole('table'), 1)).toEqual([
      ['Basavanagudi Bricks playing now', '2'],
      ['Chalk Line XI playing now', '2'],
      ['Rajarajeshwari Nagar Strikers', '3'],
      ['Blue Gate Rangers', '3'],
    ]);
  },
};

export const OneRunShort: Story = {
  args: {
    tables: withLine({
      sides: [
        { score: '48/5', say: 'overs:6' },
        { score: '48/6', say: 'overs:5.3' },
      ],
      chase: [1, 3, 1],
    }),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('radio', { name: 'A tie' })).toBeEnabled();
  },
};

const football = withLine({
  sides: [
    { score: '1', say: '' },
    { score: '3', say: '' },
  ],
  turn: null,
  chase: [],
});
export const Football: Story = {
  args: {
    tables: { ...football, rules: { ...football.rules, quota_balls: null, win_points: 3, tie_breaks: ['difference'] } },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('The score counts as it is. This is not a result yet.')).toBeVisible();
    await expect(canvas.queryByRole('radio')).toBeNull();
  },
};

export const InHindi: Story = {
  globals: { site: 'league', viewport: { value: 'phone' } },
  beforeEach: () => inLanguage('hi'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('radio', { name: 'Chalk Line XI जीते' })).toBeEnabled();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(360);
  },
};

export const InKannada: Story = {
  globals: { site: 'league', viewport: { value: 'phone' } },
  beforeEach: () => inLanguage('kn'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('radio', { name: 'Chalk Line XI ಗೆದ್ದರೆ' })).toBeEnabled();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(360);
  },
};

export const TableOfALeague: Story = {
  args: { show: 'table' },
  play: async ({ canvas }) => {
    const note =
      'Basavanagudi Bricks v Chalk Line XI. Chalk Line XI are ahead on run rate, 12.40 to 8.00. This is not a result yet.';
    await expect(await canvas.findByText(note)).toBeVisible();
    const table = canvas.getByRole('table', { name: 'Group B standings' });
    await expect(column(table, 1)[0]).toEqual(['Chalk Line XI playing now', '3']);
    await userEvent.click(canvas.getByRole('radio', { name: 'Confirmed' }));
    await expect(column(table, 1)[0]).toEqual(['Basavanagudi Bricks', '2']);
    await expect(canvas.getByText('Only confirmed results count here.')).toBeVisible();
  },
};

export const TableBeforeAMatch: Story = {
  args: { show: 'table', tables: withLine(null) },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText('Confirmed results. Once a match begins, this table follows it live.'),
    ).toBeVisible();
    await expect(canvas.queryByRole('radio')).toBeNull();
  },
};
