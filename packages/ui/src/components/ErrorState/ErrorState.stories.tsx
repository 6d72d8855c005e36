import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { ErrorState } from './ErrorState.tsx';

const meta = {
  component: ErrorState,
  args: { title: 'Something went wrong.', text: 'The fixtures could not be loaded.', as: 'h2', onRetry: fn() },
} satisfies Meta<typeof ErrorState>;

export default meta;
type Story = StoryObj<typeof meta>;

export const CanBeTriedAgain: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Something went wrong.');
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

export const Loading: Story = {
  args: { pending: true },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).not.toHaveBeenCalled();
  },
};

export const WithACodeToReport: Story = {
  args: { code: '0f8fad5b-d9cb-469f-a165-70867728950e' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(/report this code: 0f8fad5b-/);
  },
};

export const PlainAt320: Story = {
  globals: { viewport: { value: 'narrow' } },
  args: {
    plain: true,
    title: 'We could not reach the ground just now, and the network at Kanteerava seems to be down',
  },
};
