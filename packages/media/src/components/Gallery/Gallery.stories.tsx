import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import upright from '../../story-media/upright.svg?no-inline';
import wide from '../../story-media/wide.svg?no-inline';
import { Gallery } from './Gallery.tsx';

const pitch = { src: upright, alt: 'A chalked pitch', width: 270, height: 480 };
const stumps = { src: wide, alt: 'Three stumps and a ball', width: 480, height: 270 };

const meta = {
  component: Gallery,
  args: { title: 'Rehearsals', pictures: [pitch, stumps, { src: wide }] },
  decorators: [
    (Story) => (
      <main style={{ maxWidth: 360 }}>
        <Story />
      </main>
    ),
  ],
} satisfies Meta<typeof Gallery>;

export default meta;
type Story = StoryObj<typeof meta>;

export const SwipeMovesTheCounter: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('1 / 3')).toBeVisible();
    const row = canvas.getByRole('list', { name: 'Pictures of Rehearsals' });
    row.scrollTo({ left: row.clientWidth * 2, behavior: 'instant' });
    await waitFor(() => expect(canvas.getByText('3 / 3')).toBeVisible());
  },
};

export const KeyboardWalksThrough: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'A chalked pitch' })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Three stumps and a ball' })).toHaveFocus();
    await waitFor(() => expect(canvas.getByText('2 / 3')).toBeVisible());
  },
};

export const OpensFullScreenAndComesBack: Story = {
  play: async ({ canvas }) => {
    const opener = canvas.getByRole('button', { name: 'A chalked pitch' });
    await userEvent.click(opener);
    const viewer = within(await canvas.findByRole('dialog', { name: 'Picture' }));
    await waitFor(() => expect(viewer.getByText('1 of 3')).toBeVisible());
    await userEvent.keyboard('{ArrowRight}');
    await waitFor(() => expect(viewer.getByText('2 of 3')).toBeVisible(), { timeout: 3000 });
    await userEvent.click(viewer.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull());
    await expect(opener).toHaveFocus();
  },
};

export const OnePictureHasNoCounter: Story = {
  args: { pictures: [stumps] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('1 / 1')).toBeNull();
    await expect(canvas.getByRole('button', { name: 'Three stumps and a ball' })).toBeVisible();
  },
};

export const MissingPicture: Story = {
  args: { pictures: [{ src: '/nowhere/gone.jpg', alt: 'Gone', width: 1, height: 1 }, pitch] },
  play: async ({ canvas }) => {
    await canvas.findByText('This picture is missing');
  },
};
