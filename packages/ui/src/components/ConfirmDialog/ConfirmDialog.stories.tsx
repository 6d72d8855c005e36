import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { ConfirmDialog } from './ConfirmDialog.tsx';

const meta = {
  component: ConfirmDialog,
  args: {
    open: true,
    title: 'Delete 3 conversations?',
    text: 'They go from your list for good.',
    confirm: 'Delete',
    pending: false,
    onConfirm: fn(),
    onClose: fn(),
  },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof ConfirmDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Asks: Story = {
  play: async ({ canvas, args }) => {
    const dialog = canvas.getByRole('alertdialog', { name: 'Delete 3 conversations?' });
    await expect(dialog).toHaveAccessibleDescription('They go from your list for good.');
    await expect(canvas.getByRole('button', { name: 'Cancel' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onClose).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Delete' }));
    await expect(args.onConfirm).toHaveBeenCalledOnce();
  },
};

export const Pending: Story = {
  args: { pending: true },
  play: async ({ canvas, args }) => {
    canvas.getByRole<HTMLDialogElement>('alertdialog').requestClose();
    await userEvent.click(canvas.getByRole('button', { name: 'Delete' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }));
    await expect(args.onConfirm).not.toHaveBeenCalled();
    await expect(args.onClose).not.toHaveBeenCalled();
  },
};

export const LongLabelsAt320: Story = {
  globals: { viewport: { value: 'narrow' } },
  args: {
    title: `Leave ${'Rajarajeshwarinagara'.repeat(3)}?`,
    confirm: 'Leave the league and give up the place',
    cancel: 'Stay in the league',
  },
};

/** Labels that do not fit side by side get a line each. */
export const NoLabelWrapsAt360: Story = {
  globals: { viewport: { value: 'phone' } },
  args: { title: 'Give up your place?', confirm: 'Give up my place', cancel: 'Keep my place' },
  play: async ({ canvas }) => {
    const [keep, give] = canvas.getAllByRole('button').map((button) => button.getBoundingClientRect());
    await expect(give?.height).toBeLessThan(52);
    await expect(keep?.height).toBe(give?.height);
    await expect(keep?.width).toBe(give?.width);
  },
};
