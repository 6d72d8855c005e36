import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import upright from '../../story-media/upright.svg?no-inline';
import wide from '../../story-media/wide.svg?no-inline';
import { AdCarousel } from './AdCarousel.tsx';

const ads = [
  { src: wide, href: '#stumps', alt: 'Wheels on hire' },
  { src: upright, href: '#pitch', alt: 'Turf nights' },
  { src: wide, href: '#again' },
];

const meta = {
  component: AdCarousel,
  args: { ads, onOpen: fn((_ad, event) => event.preventDefault()) },
  decorators: [
    (Story) => (
      <main style={{ maxWidth: 360 }}>
        <Story />
      </main>
    ),
  ],
} satisfies Meta<typeof AdCarousel>;

export default meta;
type Story = StoryObj<typeof meta>;

export const LinkedPictures: Story = {
  play: async ({ canvas, args }) => {
    const link = canvas.getByRole('link', { name: 'Wheels on hire' });
    await expect(link).toHaveAttribute('href', '#stumps');
    await expect(canvas.getByRole('link', { name: 'Ad 3 of 3' })).toHaveAttribute('href', '#again');
    await userEvent.click(link);
    await expect(args.onOpen).toHaveBeenCalledOnce();
  },
};

export const StartsAfterTwoSecondsAndCanBeStopped: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull();
    const stop = await canvas.findByRole('button', { name: 'Pause the ads' }, { timeout: 4000 });
    const row = canvas.getByRole('list');
    await waitFor(() => expect(row.scrollLeft).toBeGreaterThan(100), { timeout: 8000 });
    await userEvent.click(stop);
    await expect(canvas.getByRole('button', { name: 'Resume the ads' })).toBeVisible();
  },
};

export const StandsStillUnderTheFocus: Story = {
  play: async ({ canvas }) => {
    canvas.getByRole('link', { name: 'Wheels on hire' }).focus();
    await canvas.findByRole('button', { name: 'Pause the ads' }, { timeout: 4000 });
    const row = canvas.getByRole('list');
    const ended = performance.now() + 5600;
    await waitFor(() => expect(performance.now()).toBeGreaterThan(ended), { timeout: 7000 });
    await expect(row.scrollLeft).toBe(0);
  },
};

export const NeverMoreThanSix: Story = {
  args: { ads: Array.from({ length: 9 }, (_, index) => ({ src: wide, href: `#${index}` })) },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('link')).toHaveLength(6);
  },
};

export const OneAdStandsAlone: Story = {
  args: { ads: ads.slice(0, 1) },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('link')).toHaveLength(1);
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

export const MissingPictures: Story = {
  args: {
    ads: [
      { src: '/nowhere/a.jpg', href: '#a' },
      { src: '/nowhere/b.jpg', href: '#b' },
    ],
  },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByText('This picture is missing')).toHaveLength(2));
  },
};
