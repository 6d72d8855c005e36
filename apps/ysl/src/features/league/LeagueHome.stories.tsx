import { isLeagueFollowed } from '@maidan/contract/feed/follows';
import { latestLeague, leagueBySlug, type League } from '@maidan/contract/league/leagues';
import { fullLeague } from '@maidan/contract/samples/league';
import { failure, pending, reply, type StoryReply } from '@maidan/site/testing/story-replies';
import { SiteStage } from '@maidan/site/testing/SiteStage';
import hoop from '@maidan/ui/testing/pictures/hoop.svg?no-inline';
import stall from '@maidan/ui/testing/pictures/stall.svg?no-inline';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { LeagueHome } from './LeagueHome.tsx';
import { VisibleLeague } from './VisibleLeague.tsx';

const league: League = {
  ...fullLeague,
  details:
    '<p>Eight teams, four grounds, six overs a side. Every match starts on time, rain or shine.</p><h2>How to play</h2><ul><li>Pick a team before the first match.</li><li>Bring white shoes and water. We bring the bats.</li></ul>',
  thumbnail: hoop,
  thumbnail_variants: null,
  sponsor_name: 'Corner Store Chai',
  sponsor_img: stall,
};

interface StageProps {
  /** Without it, the latest league. */
  id?: string;
  answer: StoryReply;
}

function HomeOnStage({ id, answer }: StageProps) {
  return (
    <SiteStage replies={[answer, failure(isLeagueFollowed, 404)]}>
      <main>
        <VisibleLeague id={id} loaded={{ status: 'loading', now: 0 }}>
          {(found) => <LeagueHome league={found} />}
        </VisibleLeague>
      </main>
    </SiteStage>
  );
}

const meta = {
  title: 'Home',
  component: HomeOnStage,
  args: { answer: reply(latestLeague, league) },
  globals: { site: 'league' },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof HomeOnStage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Monsoon Cup' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Pick your team' })).toHaveAttribute('href', '/event/2');
    await expect(canvas.getByText(/^Registering gets you the league’s news/)).toBeVisible();
    const sponsor = within(canvas.getByRole('complementary', { name: 'Sponsor' }));
    await expect(sponsor.getByText('Corner Store Chai')).toBeVisible();
    await expect(sponsor.getByRole('img', { name: 'Corner Store Chai' })).toBeVisible();
  },
};

/** Between two seasons: nothing to register for, no sponsor, and no text yet. */
export const BeforeTheSeason: Story = {
  args: {
    answer: reply(latestLeague, {
      ...league,
      details: '',
      thumbnail: '',
      sponsor_name: null,
      sponsor_img: null,
      open_registration: null,
    }),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Nothing Here to Show!')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Register' })).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'Pick your team' })).toBeNull();
    await expect(canvas.queryByRole('complementary')).toBeNull();
  },
};

export const LongNamesAt320: Story = {
  args: {
    answer: reply(latestLeague, {
      ...league,
      name: 'Rajarajeshwari Nagar and Basavanagudi Under Nineteen Monsoon Cup',
      sponsor_name: `Corner Store Chai of ${'Malleshwaram'.repeat(4)}`,
    }),
  },
  globals: { viewport: { value: 'narrow' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: /Monsoon Cup$/ })).toBeVisible();
    await expect(canvas.getByText(/^Corner Store Chai of Malleshwaram/)).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth);
  },
};

export const Loading: Story = {
  args: { answer: pending(latestLeague) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Loading the league')).toBeInTheDocument();
    await expect(canvas.queryByRole('heading')).toBeNull();
  },
};

export const NoLeagueYet: Story = {
  args: { answer: failure(latestLeague, 404) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Nothing Here to Show!' })).toBeVisible();
    await expect(canvas.queryByText(/could not load/)).toBeNull();
  },
};

export const UnknownLeague: Story = {
  args: { id: 'summer-cup', answer: failure(leagueBySlug, 404) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'League not found' })).toBeVisible();
    await expect(canvas.getByText('It may have been renamed, or the season is over.')).toBeVisible();
  },
};

export const Unavailable: Story = {
  args: { answer: failure(latestLeague, 500) },
  play: async ({ canvas }) => {
    // After the automatic retries.
    const text = 'We could not load this league. Please try again in a moment.';
    await expect(await canvas.findByText(text)).toBeVisible();
  },
};
