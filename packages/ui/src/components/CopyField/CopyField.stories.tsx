import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { currentToasts, dismissToast } from '../../toast/toast-store.ts';
import { ToastRegion } from '../Toast/Toast.tsx';
import { CopyField } from './CopyField.tsx';

const meta = {
  component: CopyField,
  args: { label: 'Link', value: 'https://maidan.example/s/128' },
  beforeEach: () => () => {
    for (const { id } of currentToasts()) dismissToast(id);
  },
  render: (args) => (
    <>
      <CopyField {...args} />
      <ToastRegion />
    </>
  ),
} satisfies Meta<typeof CopyField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const LongAddressShowsItsStart: Story = {
  args: { value: `https://maidan.example/post/${'long-slug-'.repeat(20)}` },
  play: async ({ canvas }) => {
    const field = canvas.getByRole<HTMLInputElement>('textbox', { name: 'Link' });
    field.focus();
    await expect([field.scrollLeft, field.selectionEnd]).toEqual([0, field.value.length]);
  },
};

function clipboard(writeText: (text: string) => Promise<void>) {
  Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { writeText } });
  return () => void Reflect.deleteProperty(navigator, 'clipboard');
}

const taken = fn(async (_text: string) => undefined);

export const Copies: Story = {
  beforeEach: () => clipboard(taken),
  play: async ({ canvas }) => {
    taken.mockClear();
    await userEvent.click(canvas.getByRole('button', { name: 'Copy' }));
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('Link copied'));
    await expect(taken).toHaveBeenCalledWith('https://maidan.example/s/128');
  },
};

export const RefusedByTheBrowser: Story = {
  beforeEach: () => {
    const giveBack = clipboard(() => Promise.reject(new DOMException('denied', 'NotAllowedError')));
    const command = document.execCommand;
    document.execCommand = () => false;
    return () => {
      document.execCommand = command;
      giveBack();
    };
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Copy' }));
    await waitFor(() => expect(canvas.getByRole('alert')).toHaveTextContent('you can copy it yourself'));
    const input = canvas.getByRole<HTMLInputElement>('textbox', { name: 'Link' });
    await expect(input.selectionEnd).toBe(input.value.length);
  },
};

export const LongLinkAt320: Story = {
  globals: { viewport: { value: 'narrow' } },
  args: { value: `https://maidan.example/post/${'a-very-long-slug-'.repeat(12)}` },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Copy' }).getBoundingClientRect().right).toBeLessThanOrEqual(
      innerWidth,
    );
  },
};
