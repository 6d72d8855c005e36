import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { showToast } from '../../toast/toast-store.ts';
import { Dialog } from '../Dialog/Dialog.tsx';
import { ToastRegion } from './Toast.tsx';

const meta = {
  component: ToastRegion,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof ToastRegion>;

export default meta;
type Story = StoryObj<typeof meta>;

const undo = fn();

export const Quiet: Story = {
  play: async ({ canvas }) => {
    showToast('MDN007 Copied to Clipboard', { life: 300 });
    const toast = await canvas.findByText('MDN007 Copied to Clipboard');
    await expect(canvas.getByRole('status')).toContainElement(toast);
    await waitFor(() => expect(toast).not.toBeInTheDocument());
  },
};

export const WithUndo: Story = {
  play: async ({ canvas }) => {
    undo.mockClear();
    showToast('Unfollowed Gully Cricket', { action: { label: 'Undo', onPress: undo } });
    await userEvent.click(await canvas.findByRole('button', { name: 'Undo' }));
    await expect(undo).toHaveBeenCalledOnce();
    await expect(canvas.queryByText('Unfollowed Gully Cricket')).toBeNull();
  },
};

export const ErrorIsReadOutAtOnce: Story = {
  play: async ({ canvas }) => {
    showToast('Your vote was not counted. Try again.', { tone: 'error' });
    await waitFor(() => expect(canvas.getByRole('alert')).toHaveTextContent('Your vote was not counted.'));
  },
};

export const ThreeAtOnceAt320: Story = {
  globals: { viewport: { value: 'narrow' } },
  play: async ({ canvas }) => {
    showToast('Link copied');
    showToast(`Copied ${'aghost'.repeat(20)}`);
    showToast('You are no longer following Rajarajeshwari Nagar', { action: { label: 'Undo', onPress: undo } });
    await expect(await canvas.findAllByRole('button', { name: 'Close' })).toHaveLength(3);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth);
  },
};

/** Screen readers skip content under a modal dialog, so the toast appears inside it. */
export const InsideAnOpenDialog: Story = {
  render: () => (
    <>
      <Dialog open title="Share" onClose={fn()}>
        <p>Share this post.</p>
      </Dialog>
      <ToastRegion />
    </>
  ),
  play: async ({ canvas }) => {
    showToast('Link copied');
    const dialog = canvas.getByRole('dialog');
    await waitFor(() => expect(within(dialog).getByText('Link copied')).toBeVisible());
    await expect(canvas.getAllByText('Link copied')).toHaveLength(1);
  },
};

export const RightToLeftTextInside: Story = {
  play: async ({ canvas }) => {
    showToast('لنک کاپی ہو گیا');
    await waitFor(() => expect(canvas.getByText('لنک کاپی ہو گیا')).toBeVisible());
  },
};
