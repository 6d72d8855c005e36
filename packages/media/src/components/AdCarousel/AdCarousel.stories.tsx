import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import upright from '../../story-media/upright.svg?no-inline';
import wide from '../../story-media/wide.svg?no-inline';
import { USUAL_PACE } from '../../gestures/use-self-turning.ts';
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

/** Stories are tested with reduced motion, under which nothing turns. */
function allowMotion() {
  const { matchMedia } = window;
  window.matchMedia = (query) => matchMedia.call(window, query.includes('reduced-motion') ? 'not all' : query);
  return () => {
    window.matchMedia = matchMedia;
  };
}

export const LinkedPictures: Story = {
  play: async ({ canvas, args }) => {
    const link = canvas.getByRole('link', { name: 'Wheels on hire' });
    await expect(link).toHaveAttribute('href', '#stumps');
    await expect(canvas.getByRole('link', { name: 'Ad 3 of 3' })).toHaveAttribute('href', '#again');
    await userEvent.click(link);
    await expect(args.onOpen).toHaveBeenCalledOnce();
  },
};

export const TurnsByItselfAndCanBeStopped: Story = {
  beforeEach: allowMotion,
  args: { pace: { startAfter: 300, turnEvery: 300 } },
  play: async ({ canvas }) => {
    await expect(USUAL_PACE.startAfter).toBe(2000);
    const stop = await canvas.findByRole('button', { name: 'Pause the ads' });
    const row = canvas.getByRole('list');
    await waitFor(() => expect(row.scrollLeft).toBeGreaterThan(100));
    await userEvent.click(stop);
    await expect(canvas.getByRole('button', { name: 'Resume the ads' })).toBeVisible();
  },
};

/** The carousel below turns in the meantime. */
export const StandsStillUnderTheFocus: Story = {
  beforeEach: allowMotion,
  // A real page has only one.
  parameters: { a11y: { config: { rules: [{ id: 'landmark-unique', enabled: false }] } } },
  args: { pace: { startAfter: 100, turnEvery: 100 } },
  render: (args) => (
    <>
      <AdCarousel {...args} />
      <AdCarousel {...args} pace={{ startAfter: 300, turnEvery: 300 }} />
    </>
  ),
  play: async ({ canvas }) => {
    canvas.getAllByRole('link', { name: 'Wheels on hire' })[0]?.focus();
    const [focused, other] = canvas.getAllByRole('list');
    await waitFor(() => expect(other?.scrollLeft).toBeGreaterThan(100));
    await expect(focused?.scrollLeft).toBe(0);
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
