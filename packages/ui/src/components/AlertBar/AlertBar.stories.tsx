import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { ALERT_LIFE_MS } from '../../toast/alert-life.ts';
import { AlertBar } from './AlertBar.tsx';

const meta = {
  component: AlertBar,
  args: { text: 'Logged Out!', onHidden: fn() },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof AlertBar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Success: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Logged Out!');
    await userEvent.click(canvas.getByRole('button', { name: 'Close' }));
    await expect(args.onHidden).toHaveBeenCalledOnce();
  },
};

export const WithAWayBack: Story = {
  args: { text: 'Your login has ended. Please log in again.', tone: 'error', back: '/tag/cricket' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Go back' })).toHaveAttribute('href', '/tag/cricket');
  },
};

/** Far down a page it is still visible, and the page does not scroll. */
export const StaysInViewAndMovesNothing: Story = {
  args: { text: null },
  render: function Page(args) {
    const [text, setText] = useState<string | null>(null);
    return (
      <>
        <AlertBar {...args} text={text} />
        <p>First line</p>
        <div style={{ height: 4000 }} />
        <button type="button" onClick={() => setText('Logged Out!')}>
          Log out
        </button>
      </>
    );
  },
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Log out' });
    button.scrollIntoView();
    const before = button.getBoundingClientRect().top;
    await userEvent.click(button);
    const { top, bottom } = canvas.getByText('Logged Out!').getBoundingClientRect();
    await expect(top).toBeGreaterThanOrEqual(0);
    await expect(bottom).toBeLessThanOrEqual(innerHeight);
    await expect(button.getBoundingClientRect().top).toBe(before);
    await expect(canvas.getByRole('status')).toHaveTextContent('Logged Out!');
  },
};

export const GoesByItself: Story = {
  args: { life: 300 },
  play: async ({ args }) => {
    await expect(ALERT_LIFE_MS).toBe(5_000);
    await waitFor(() => expect(args.onHidden).toHaveBeenCalledOnce());
  },
};

const onOtherHidden = fn();

/** It stays while a slow reader points at it, after the bar next to it has gone. */
export const WaitsUnderThePointer: Story = {
  args: { life: 300 },
  render: (args) => (
    <>
      <AlertBar {...args} />
      <AlertBar text="Nobody points here" onHidden={onOtherHidden} life={600} />
    </>
  ),
  play: async ({ canvas, args }) => {
    onOtherHidden.mockClear();
    await userEvent.hover(canvas.getByText('Logged Out!'));
    await waitFor(() => expect(onOtherHidden).toHaveBeenCalledOnce());
    await expect(args.onHidden).not.toHaveBeenCalled();
    await userEvent.unhover(canvas.getByText('Logged Out!'));
    await waitFor(() => expect(args.onHidden).toHaveBeenCalledOnce());
  },
};

export const ErrorTone: Story = {
  args: { tone: 'error', text: 'Error' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Error');
  },
};

export const Info: Story = { args: { tone: 'info', text: 'A new version is ready.' } };

export const Empty: Story = {
  args: { text: null },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
  },
};

export const LongTextAt320: Story = {
  globals: { viewport: { value: 'narrow' } },
  args: { text: `Your team has been registered for the Monsoon Cup trials ${'aghost'.repeat(12)}` },
};
