import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { FormShell } from '../FormShell/FormShell.tsx';
import { TextField } from '../TextField/TextField.tsx';
import { Dialog } from './Dialog.tsx';

const meta = {
  component: Dialog,
  args: { open: true, title: 'One-Click Login', onClose: fn(), children: <p>Enter your number and we send a code.</p> },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Dialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = {
  play: async ({ canvas, args }) => {
    const dialog = canvas.getByRole<HTMLDialogElement>('dialog', { name: 'One-Click Login' });
    await expect(dialog).toHaveFocus();
    await expect(dialog.matches(':modal')).toBe(true);
    await userEvent.click(canvas.getByRole('button', { name: 'Close' }));
    await expect(args.onClose).toHaveBeenCalledOnce();
    // As on Escape and the back gesture. The owner decides, so it is still open.
    dialog.requestClose();
    await expect(args.onClose).toHaveBeenCalledTimes(2);
    await expect(dialog.open).toBe(true);
    await userEvent.click(dialog);
    await expect(args.onClose).toHaveBeenCalledTimes(3);
  },
};

export const OpenedInBoldText: Story = {
  render: (args) => (
    <strong style={{ textAlign: 'center', fontSize: 12 }}>
      <Dialog {...args} />
    </strong>
  ),
  play: async ({ canvas }) => {
    const { fontWeight, textAlign, fontSize } = getComputedStyle(canvas.getByText(/Enter your number/));
    await expect([fontWeight, textAlign, fontSize]).toEqual(['400', 'start', '15px']);
  },
};

export const PressingInsideKeepsItOpen: Story = {
  play: async ({ canvas, args }) => {
    const dialog = canvas.getByRole('dialog');
    const text = canvas.getByText(/Enter your number/);
    await userEvent.click(text);
    await userEvent.pointer([
      { keys: '[MouseLeft>]', target: text },
      { target: dialog },
      { keys: '[/MouseLeft]', target: dialog },
    ]);
    await expect(args.onClose).not.toHaveBeenCalled();
  },
};

function Opener() {
  const [open, setOpen] = useState(false);
  const [name, setName] = useState('');
  return (
    <>
      <Button onClick={() => setOpen(true)}>New Conversation</Button>
      <Dialog open={open} onClose={() => setOpen(false)} title="New Conversation">
        <FormShell label="New Conversation" pending={false} error={null} onSubmit={() => setOpen(false)} submit="Send">
          <TextField label="Subject" value={name} onChange={setName} />
        </FormShell>
      </Dialog>
    </>
  );
}

export const FocusGoesInAndComesBack: Story = {
  render: () => <Opener />,
  play: async ({ canvas }) => {
    const opener = canvas.getByRole('button', { name: 'New Conversation' });
    await userEvent.click(opener);
    await expect(canvas.getByRole('textbox', { name: 'Subject' })).toHaveFocus();
    await expect(getComputedStyle(document.documentElement).overflowY).toBe('hidden');
    canvas.getByRole<HTMLDialogElement>('dialog').requestClose();
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull());
    await expect(opener).toHaveFocus();
    await expect(getComputedStyle(document.documentElement).overflowY).not.toBe('hidden');
  },
};

export const Locked: Story = {
  args: { locked: true },
  play: async ({ canvas, args }) => {
    canvas.getByRole<HTMLDialogElement>('dialog').requestClose();
    await userEvent.click(canvas.getByRole('button', { name: 'Close' }));
    await expect(args.onClose).not.toHaveBeenCalled();
  },
};

export const LongContentAndUnbrokenWordAt320: Story = {
  globals: { viewport: { value: 'narrow' } },
  args: {
    title: 'Rajarajeshwarinagara'.repeat(3),
    children: Array.from({ length: 40 }, (_, index) => <p key={`line ${index}`}>Rule {index + 1} of the house.</p>),
  },
  play: async ({ canvas }) => {
    const { top, bottom } = canvas.getByRole('button', { name: 'Close' }).getBoundingClientRect();
    await expect(top).toBeGreaterThanOrEqual(0);
    await expect(bottom).toBeLessThan(innerHeight);
  },
};

export const RightToLeftTextInside: Story = {
  args: { title: 'ایک کلک لاگ ان', children: <p dir="rtl">اپنا نمبر درج کریں اور ہم ایک کوڈ بھیجتے ہیں۔</p> },
};

export const Closed: Story = {
  args: { open: false },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(/Enter your number/)).toBeNull();
  },
};
