import type { FixturePage } from '@maidan/contract/league/league-fixtures';
import { SiteStage } from '@maidan/site/testing/SiteStage';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Match } from './Match.tsx';

const page: FixturePage = {
  id: 12,
  group: 'Group A',
  category: { yslcategory_id: 6, name: 'Under 19', calendar: '/api/ysl/calendar/category/u19.ics' },
  league: { id: 3, slug: 'monsoon-cup', name: 'Monsoon Cup', thumbnail: null },
  preview: null,
  fixture: {
    type: 'Semi-final',
    team_1: 'Jayanagar Jets',
    team_2: 'Hebbal Hawks',
    result_1: '3',
    result_2: '1',
    date: '2026-11-20',
    time: '6:30 PM',
    id: 12,
    starts_at: '2026-11-20T18:30:00+05:30',
    ground: 'Kodihalli',
    cancelled: false,
    moved_from_date: null,
    moved_from_time: null,
  },
};

const meta = {
  title: 'League/Match head',
  component: Match,
  args: { page },
  globals: { site: 'league' },
  decorators: [(Story) => <SiteStage>{Story()}</SiteStage>],
} satisfies Meta<typeof Match>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Played: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: /Jayanagar Jets/ })).toBeVisible();
  },
};
const open = { ...page.fixture, result_1: null, result_2: null };
export const Upcoming: Story = { args: { page: { ...page, fixture: open } } };
export const Moved: Story = {
  args: { page: { ...page, fixture: { ...open, moved_from_date: '2026-11-13', moved_from_time: '4:30 PM' } } },
};
export const Cancelled: Story = { args: { page: { ...page, fixture: { ...open, cancelled: true } } } };
