import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { FilmIcon, ListIcon } from '../../icons/icons.tsx';
import { SegmentedToggle } from './SegmentedToggle.tsx';

const views = [
  { href: '#list', name: 'List', icon: <ListIcon />, current: true },
  { href: '#video', name: 'Video', icon: <FilmIcon />, current: false },
];

const meta = { component: SegmentedToggle, args: { label: 'View', views } } satisfies Meta<typeof SegmentedToggle>;

export default meta;
type Story = StoryObj<typeof meta>;

export const OneIsCurrent: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('navigation', { name: 'View' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'List' })).toHaveAttribute('aria-current', 'page');
    await expect(canvas.getByRole('link', { name: 'Video' })).not.toHaveAttribute('aria-current');
  },
};

export const LeagueAccent: Story = { globals: { site: 'league' } };

export const ThreeLongNamesAt320: Story = {
  globals: { viewport: { value: 'narrow' } },
  args: {
    views: [
      { href: '#a', name: 'Under 17 boys', current: false },
      { href: '#b', name: 'Under 17 girls', current: true },
      { href: '#c', name: 'Open', current: false },
    ],
  },
};
