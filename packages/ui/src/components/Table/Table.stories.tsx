import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Table, type Column } from './Table.tsx';

interface Standing {
  name: string;
  figures: readonly [matches: number, won: number, lost: number, rate: string, points: number];
}

const standings: Standing[] = [
  { name: 'Yellow City All Stars', figures: [5, 4, 1, '+1.842', 8] },
  { name: 'Lane 14', figures: [5, 4, 1, '+0.915', 8] },
  { name: 'Koramangala Kings', figures: [5, 3, 2, '+0.204', 6] },
  { name: 'Rajarajeshwari Nagar Strikers', figures: [5, 2, 3, '−0.367', 4] },
  { name: 'Jayanagar Jets', figures: [5, 1, 4, '−0.990', 2] },
];

const columns: Column<Standing>[] = [
  { key: 'rank', header: '#', fullHeader: 'Rank', pin: 'rank', cell: (_row, index) => index + 1 },
  { key: 'name', header: 'Name', kind: 'text', pin: 'name', rowHeader: true, cell: (row) => row.name },
  { key: 'm', header: 'M', fullHeader: 'Matches', cell: (row) => row.figures[0] },
  { key: 'w', header: 'W', fullHeader: 'Won', cell: (row) => row.figures[1] },
  { key: 'l', header: 'L', fullHeader: 'Lost', cell: (row) => row.figures[2] },
  { key: 'nrr', header: 'NRR', fullHeader: 'Net run rate', cell: (row) => row.figures[3] },
  { key: 'pts', header: 'Pts', fullHeader: 'Points', pin: 'total', cell: (row) => row.figures[4] },
];

const meta = {
  component: Table<Standing>,
  args: { label: 'Group A standings', columns, rows: standings, rowKey: (row) => row.name, aboveCut: 2 },
} satisfies Meta<typeof Table<Standing>>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Desk: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('table', { name: 'Group A standings' })).toBeVisible();
    await expect(canvas.getByRole('rowheader', { name: 'Lane 14' })).toBeVisible();
    await expect(canvas.getAllByRole('columnheader')).toHaveLength(7);
  },
};

export const MiddleScrollsAt320: Story = {
  globals: { viewport: { value: 'narrow' }, site: 'league' },
  play: async ({ canvas }) => {
    const place = canvas.getByRole('region', { name: 'Group A standings' });
    const left = () => canvas.getByRole('rowheader', { name: 'Lane 14' }).getBoundingClientRect().left;
    const points = () => canvas.getByRole('columnheader', { name: 'Pts' }).getBoundingClientRect().right;
    const middle = () => canvas.getByRole('columnheader', { name: 'NRR' }).getBoundingClientRect().left;
    const before = [left(), points(), middle()];
    await expect(place.scrollWidth).toBeGreaterThan(place.clientWidth);
    await expect(points()).toBeLessThanOrEqual(place.getBoundingClientRect().right + 1);
    place.scrollLeft = 200;
    await expect(left()).toBe(before[0]);
    // A table of fractional width, scrolled to its end, leaves less than a pixel.
    await expect(Math.abs(points() - (before[1] ?? 0))).toBeLessThan(1);
    await expect(middle()).toBeLessThan(before[2] ?? 0);
  },
};

export const UnbrokenName: Story = {
  globals: { viewport: { value: 'narrow' } },
  args: { rows: [{ name: 'Rajarajeshwarinagara'.repeat(3), figures: [120, 100, 20, '+12.842', 200] }], aboveCut: 0 },
};

export const Empty: Story = { args: { rows: [], aboveCut: 0 } };
