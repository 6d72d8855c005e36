import { bracketsOfCategory, type BracketSide, type KnockoutMatch } from '@maidan/contract/league/brackets';
import { fullFixture, fullLeague } from '@maidan/contract/samples/league';
import { SiteStage } from '@maidan/site/testing/SiteStage';
import { reply } from '@maidan/site/testing/story-replies';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Knockouts } from './Knockouts.tsx';

const category = { yslcategory_id: 6, name: 'Open', selected: 1 as const, calendar: null, preview: null };
const fixture = { ...fullFixture, live: null, result_1: null, result_2: null, cancelled: false };
const from = (
  team: string | null,
  kind: 'place' | 'winner' | 'loser',
  rank: number,
  toGo: number | null,
): BracketSide => ({
  team,
  as_it_stands: false,
  bye: false,
  source: {
    kind,
    group: kind === 'place' ? 'Group A' : null,
    rank: kind === 'place' ? rank : null,
    to_go: toGo,
    at: toGo === null ? 0 : rank,
  },
});
const blank = { fixture, winner: null, decided_by: null } as const;
const quarter = (number: number, one: string, two: string, more: Partial<KnockoutMatch> = {}): KnockoutMatch => ({
  ...blank,
  number,
  to_go: 2,
  at: number,
  sides: [from(one, 'place', number, null), from(two, 'place', 9 - number, null)],
  next: number < 3 ? 5 : 6,
  ...more,
});
const semi = (number: number, sides: BracketSide[]): KnockoutMatch => ({
  ...blank,
  number,
  to_go: 1,
  at: number - 4,
  sides,
  next: 8,
});
const tied = { ...fixture, result_1: '1', result_2: '1' };
const live = { ...fixture, live: { version: 8, stage: 'live' as const, score_1: '57/6', score_2: '39/3' } };
const brackets = [
  {
    group: 'Knockouts',
    rounds: [
      {
        to_go: 2,
        matches: [
          quarter(1, 'Third Cross Titans', 'Domlur Drives', { fixture: tied, winner: 1, decided_by: 'super_over' }),
          quarter(2, 'Peenya Pacers', 'Hebbal Highballs', { fixture: live }),
          quarter(3, 'Ulsoor Lake Lions', 'KR Market Monsoons'),
          quarter(4, 'Banashankari Bats', 'Rajarajeshwari Nagar Strikers and Friends'),
        ],
      },
      {
        to_go: 1,
        matches: [
          semi(5, [from('Third Cross Titans', 'winner', 1, 2), from(null, 'winner', 2, 2)]),
          semi(6, [{ ...from('Lane 14', 'place', 1, null), as_it_stands: true }, from(null, 'winner', 4, 2)]),
        ],
      },
      {
        to_go: 0,
        matches: [
          {
            ...blank,
            number: 8,
            to_go: 0,
            at: 0,
            next: null,
            sides: [from(null, 'winner', 1, 1), from(null, 'winner', 2, 1)],
          },
        ],
      },
      {
        to_go: null,
        matches: [
          {
            ...blank,
            number: 7,
            to_go: null,
            at: 0,
            next: null,
            sides: [from(null, 'loser', 1, 1), from(null, 'loser', 2, 1)],
          },
        ],
      },
    ],
  },
];

const meta = {
  title: 'Knockouts',
  component: Knockouts,
  args: { league: { ...fullLeague, id: 3 }, category: { ...category, knockouts: true } },
  globals: { site: 'league' },
  parameters: { layout: 'fullscreen' },
  decorators: [
    (Story) => <SiteStage replies={[reply(bracketsOfCategory, { yslcategory_id: 6, brackets })]}>{Story()}</SiteStage>,
  ],
} satisfies Meta<typeof Knockouts>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Tree: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 2, name: 'Quarter-finals' })).toBeVisible();
    await expect(canvas.getByText('Third Cross Titans won after a super over')).toBeVisible();
    await expect(canvas.getByText('as it stands')).toBeVisible();
    const [circle] = canvas.getAllByRole('link', { name: /The winners meet in: Semi-final 1/ });
    await expect(circle).toHaveAttribute('href', '#Knockouts-5');
    await expect(canvas.getByRole('link', { name: /Loser of Semi-final 1/ })).toBeVisible();
  },
};

export const OnANarrowPhone: Story = {
  globals: { viewport: { value: 'narrow' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Rajarajeshwari Nagar Strikers and Friends')).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth);
  },
};

export const None: Story = {
  args: { category: { ...category, knockouts: false } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('This category has no knockouts yet.')).toBeVisible();
  },
};
