import { leagueTable } from '@maidan/contract/league/league-tables';
import { leagueFixtures } from '@maidan/contract/league/league-fixtures';
import { leagueCategories, type LeagueCategory } from '@maidan/contract/league/leagues';
import { fullFixture, fullLeague, fullRow } from '@maidan/contract/samples/league';
import { failingOnce, pending, reply, type StoryReply } from '@maidan/site/testing/story-replies';
import { SiteStage } from '@maidan/site/testing/SiteStage';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import type { SeasonPart } from '../features/league/season-page.ts';
import { CategoryFixtures } from '../features/league/season/CategoryFixtures.tsx';
import { CategoryTable } from '../features/league/season/CategoryTable.tsx';
import { SeasonView } from '../features/league/season/SeasonView.tsx';

const boys: LeagueCategory = {
  yslcategory_id: 6,
  name: 'Under 17 boys',
  selected: 1,
  calendar: null,
  preview: null,
  knockouts: true,
};
const girls: LeagueCategory = { ...boys, yslcategory_id: 7, name: 'Under 17 girls', selected: 0, knockouts: null };
const rest = { workings: null, level: null };
const rows = [
  { ...fullRow, ...rest },
  { ...fullRow, ...rest, tablename: 'Jayanagar Jets', win: 2, lost: 2, points: 4 },
  { ...fullRow, ...rest, tablename: 'Rajarajeshwari Nagar Strikers', win: 1, lost: 3, nrr: '-0.412', points: 2 },
];
const fixture = { ...fullFixture, live: null, won_by: null, winner: null, result_1: null, moved_from_date: null };
const played = { ...fullFixture, id: 14, live: null, result_1: '26', result_2: '28', date: '2026-11-13' };
const replies = [
  reply(leagueFixtures, {
    'Group A': [
      played,
      fixture,
      { ...fixture, id: 13, team_1: 'Kodihalli Kings', team_2: 'Rajarajeshwari Nagar Strikers' },
    ],
  }),
  reply(leagueTable, { 'Group A': rows, 'Group B': rows.map((row) => ({ ...row, tablename: `${row.tablename} II` })) }),
];

interface StageProps {
  part: SeasonPart;
  categories: StoryReply;
  league?: string;
  season?: readonly StoryReply[];
}

/** A visitor would be invited to log in after five seconds. */
function SeasonOnStage({ part, categories, league: name = fullLeague.name, season = replies }: StageProps) {
  const league = { ...fullLeague, name };
  return (
    <SiteStage replies={[categories, ...season]} path={`/${part}/monsoon-cup`} signedIn>
      <main>
        <SeasonView league={league} part={part}>
          {(category) =>
            part === 'fixtures' ? (
              <CategoryFixtures league={league} category={category} today="2026-11-20" />
            ) : (
              <CategoryTable league={league} category={category} />
            )
          }
        </SeasonView>
      </main>
    </SiteStage>
  );
}

const meta = {
  title: 'Season',
  component: SeasonOnStage,
  args: { part: 'fixtures', categories: reply(leagueCategories, [boys, girls]) },
  globals: { site: 'league' },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof SeasonOnStage>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The category changes with the choice; only categories with knock-outs link to them. */
export const Fixtures: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Fixtures' })).toBeVisible();
    const choice = await canvas.findByRole('combobox', { name: 'Category' });
    await expect(choice).toHaveDisplayValue('Under 17 boys');
    await expect(canvas.getByRole('link', { name: 'Knockouts' })).toBeVisible();
    await expect(await canvas.findByRole('heading', { level: 2, name: 'Group A' })).toBeVisible();
    await userEvent.selectOptions(choice, 'Under 17 girls');
    await waitFor(() => expect(canvas.queryByRole('link', { name: 'Knockouts' })).toBeNull());
    await expect(choice).toHaveDisplayValue('Under 17 girls');
  },
};

export const Table: Story = {
  args: { part: 'table' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('table', { name: 'Group B standings' })).toBeVisible();
    const ways = within(canvas.getByRole('navigation', { name: /Under 17 boys/ }));
    await expect(ways.getByRole('link', { name: 'Table' })).toHaveAttribute('aria-current', 'page');
    await expect(ways.getByRole('link', { name: 'Knockouts' })).toHaveAttribute(
      'href',
      '/table/monsoon-cup/knockouts?category=6',
    );
  },
};

export const LongNamesAt320: Story = {
  args: {
    part: 'table',
    league: 'Rajarajeshwari Nagar and Basavanagudi Under Nineteen Monsoon Cup',
    categories: reply(leagueCategories, [{ ...boys, name: 'Under seventeen boys and girls, mixed five-a-side' }]),
  },
  globals: { viewport: { value: 'narrow' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('table', { name: 'Group A standings' })).toBeVisible();
  },
};

const word = 'Unbroken'.repeat(8);
const ofOneWord = {
  league: word,
  categories: reply(leagueCategories, [{ ...boys, name: word }]),
  season: [
    reply(leagueFixtures, {
      [word]: [
        { ...played, type: word, ground: word, team_1: word, team_2: `${word}es` },
        { ...fixture, type: word, ground: word, team_1: word, team_2: `${word}es`, moved_from_date: '2026-11-13' },
      ],
    }),
    reply(leagueTable, { [word]: rows.map((row) => ({ ...row, tablename: `${word}${row.tablename}` })) }),
  ],
};

export const FixturesOfOneWordAt320: Story = {
  args: ofOneWord,
  globals: { viewport: { value: 'narrow' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 2, name: word })).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth);
  },
};

export const TableOfOneWordAt320: Story = {
  args: { ...ofOneWord, part: 'table' },
  globals: { viewport: { value: 'narrow' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('table', { name: `${word} standings` })).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth);
  },
};

export const Loading: Story = {
  args: { categories: pending(leagueCategories) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Loading the fixtures')).toBeInTheDocument();
    await expect(canvas.queryByRole('combobox')).toBeNull();
  },
};

export const NoCategories: Story = {
  args: { categories: reply(leagueCategories, []) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('We have no results for Monsoon Cup to show at the moment.')).toBeVisible();
    await expect(canvas.getByRole('combobox', { name: 'Category' })).toBeDisabled();
    await expect(canvas.queryByRole('button', { name: 'Try again' })).toBeNull();
  },
};

export const CanBeTriedAgain: Story = {
  args: { categories: failingOnce(leagueCategories, [boys]) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Try again' }));
    await expect(await canvas.findByRole('heading', { level: 2, name: 'Group A' })).toBeVisible();
  },
};
