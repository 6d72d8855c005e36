import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import widePoster from '../../story-media/wide.svg?no-inline';
import { LazyEmbed } from './LazyEmbed.tsx';

const meta = {
  component: LazyEmbed,
  args: {
    embed: 'https://www.youtube.com/watch?v=aqz-KE-bpKQ',
    title: 'Ten kilometres before breakfast',
    thumbnail: widePoster,
    width: 480,
    height: 270,
  },
  decorators: [
    (Story) => (
      <main style={{ width: 320 }}>
        <Story />
      </main>
    ),
  ],
} satisfies Meta<typeof LazyEmbed>;

export default meta;

export const TakesItsPlaceBeforeItsScript: StoryObj<typeof meta> = {
  play: async ({ canvas, canvasElement }) => {
    const main = canvasElement.querySelector('main');
    await expect(main?.offsetHeight).toBe(180);
    await expect(await canvas.findByRole('button', { name: /^Play Ten kilometres/ })).toBeVisible();
    await expect(main?.offsetHeight).toBe(180);
  },
};
