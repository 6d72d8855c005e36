import { leagueCategories } from '@maidan/contract/league/leagues';
import { leagueTable } from '@maidan/contract/league/league-tables';
import { teamBySlug } from '@maidan/contract/league/teams';
import { fixturePlace, fullFixture, fullLeague, fullRow } from '@maidan/contract/samples/league';
import { fullTeam } from '@maidan/contract/samples/teams';
import { SiteStage } from '@maidan/site/testing/SiteStage';
import { reply } from '@maidan/site/testing/story-replies';
import gully from '@maidan/ui/testing/pictures/gully.svg?no-inline';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { EmbeddedMatch } from './EmbeddedMatch.tsx';
import { EmbeddedNext } from './EmbeddedNext.tsx';
import { EmbeddedTable } from './EmbeddedTable.tsx';
import { OnYourPage } from './OnYourPage.tsx';

const replies = [
  reply(leagueCategories, [
    { yslcategory_id: 6, name: 'Under 19', selected: 1, calendar: null, preview: null, knockouts: null },
  ]),
  reply(leagueTable, {
    'Group A': [fullRow, { ...fullRow, tablename: 'Jayanagar Jets', win: 2, points: 4, workings: null, level: null }],
    'Group B': [{ ...fullRow, tablename: 'Kodihalli Kings and Queens Football Club', workings: null, level: null }],
  }),
];

interface StageProps {
  show: 'table' | 'next' | 'match' | 'code';
  path?: string;
  today?: string;
  crest?: string | null;
  result?: readonly [string, string];
}

function Stage({ show, path = '/', today = '2026-11-20', crest = null, result }: StageProps) {
  const team = { ...fullTeam, crest };
  const page = {
    ...fixturePlace,
    fixture: { ...fullFixture, live: null, result_1: result?.[0] ?? null, result_2: result?.[1] ?? null },
  };
  return (
    <SiteStage replies={[...replies, reply(teamBySlug, team)]} path={path}>
      <>
        {show === 'table' ? <EmbeddedTable league={fullLeague} /> : null}
        {show === 'next' ? <EmbeddedNext page={team} today={today} /> : null}
        {show === 'match' ? <EmbeddedMatch page={page} /> : null}
        {show === 'code' ? (
          <main>
            <OnYourPage path="/embed/live/12" title="Jets v Kings" height={320} />
          </main>
        ) : null}
      </>
    </SiteStage>
  );
}

const meta = {
  title: 'On other sites',
  component: Stage,
  globals: { site: 'league' },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Stage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Table: Story = {
  args: { show: 'table' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('table', { name: 'Group B standings' })).toBeVisible();
    const way = canvas.getByRole('link', { name: 'Open the table' });
    await expect(way).toHaveAttribute('href', '/table/monsoon-cup?category=6');
    await expect(canvas.queryByRole('button', { name: 'Copy the code' })).toBeNull();
  },
};
export const OneGroupOnANarrowPage: Story = {
  args: { show: 'table', path: '/?group=Group+B' },
  globals: { viewport: { value: 'narrow' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('table', { name: 'Group B standings' })).toBeVisible();
    await expect(canvas.queryByRole('table', { name: 'Group A standings' })).toBeNull();
  },
};
export const NextMatchOfATeam: Story = {
  args: { show: 'next' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Jayanagar Jets' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'About this match' })).toHaveAttribute('target', '_blank');
  },
};
export const NextMatchWithTheCrest: Story = {
  args: { show: 'next', crest: gully },
  play: async ({ canvas }) => {
    const crest = await canvas.findByRole<HTMLImageElement>('img', { name: 'Crest of Jayanagar Jets' });
    await waitFor(() => expect(crest.naturalWidth).toBe(800));
    await expect(crest).toHaveProperty('width', 56);
  },
};
export const MatchBefore: Story = {
  args: { show: 'match' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Upcoming')).toBeVisible();
  },
};
export const MatchAfterwards: Story = {
  args: { show: 'match', result: ['3', '1'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('3 - 1')).toBeVisible();
  },
};
export const Code: Story = {
  args: { show: 'code' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Copy the code' })).toBeEnabled();
  },
};
