import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { useBrokenImage } from '../../pictures/use-broken-image.ts';
import type { PictureSource } from '../../pictures/picture-source.ts';
import gully from '../../testing/pictures/gully.svg?no-inline';
import skate from '../../testing/pictures/skate.svg?no-inline';
import { Picture } from './Picture.tsx';

const tones = ['#7a5c3e', '#20303a'];
const withCopies: PictureSource = {
  src: gully,
  width: 800,
  height: 600,
  sources: [
    { type: 'image/no-browser-reads-this', srcSet: '/never-requested.x 80w' },
    { type: 'image/svg+xml', srcSet: `${skate} 240w, ${gully} 800w` },
  ],
  tones,
};

const meta = {
  component: Picture,
  args: { of: withCopies, src: gully, alt: 'A street game', sizes: '240px', width: 240, height: 180 },
} satisfies Meta<typeof Picture>;

export default meta;
type Story = StoryObj<typeof meta>;

export const TheCopyThatSuits: Story = {
  play: async ({ canvas }) => {
    const image = canvas.getByRole<HTMLImageElement>('img', { name: 'A street game' });
    const chosen = devicePixelRatio > 1 ? gully : skate;
    await waitFor(() => expect(image.currentSrc).toBe(new URL(chosen, location.href).href));
    await expect(image.getBoundingClientRect().width).toBe(240);
  },
};

export const InAGrid: Story = {
  render: (args) => (
    <div style={{ display: 'grid', gridTemplateColumns: '240px 1fr', gap: 12 }}>
      <Picture {...args} />
      <p>Next to it</p>
    </div>
  ),
  play: async ({ canvas }) => {
    const image = canvas.getByRole('img').getBoundingClientRect();
    const text = canvas.getByText('Next to it').getBoundingClientRect();
    await expect(text.left).toBe(image.right + 12);
  },
};

export const TonesUntilItHasLoaded: Story = {
  args: { of: { src: '/slow.png', tones }, src: undefined },
  play: async ({ canvas }) => {
    const { backgroundImage } = getComputedStyle(canvas.getByRole('img'));
    await expect(backgroundImage).toBe('linear-gradient(rgb(122, 92, 62), rgb(32, 48, 58))');
  },
};

export const WithoutCopies: Story = {
  args: { of: gully },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('img')).toHaveAttribute('src', gully);
    await expect(canvasElement.querySelector('picture')).toBeNull();
  },
};

function Fallible({ of }: { of: PictureSource }) {
  const { broken, image } = useBrokenImage(of);
  return broken ? <p>Nothing to see</p> : <Picture of={of} sizes="240px" alt="" {...image} />;
}

export const BrokenCopy: Story = {
  render: () => (
    <Fallible of={{ ...withCopies, sources: [{ type: 'image/webp', srcSet: '/no-such-copy.webp 240w' }] }} />
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Nothing to see')).toBeVisible();
  },
};
