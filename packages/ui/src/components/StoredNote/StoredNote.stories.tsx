import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { StoredNote } from './StoredNote.tsx';

const meta = { component: StoredNote, parameters: { layout: 'fullscreen' } } satisfies Meta<typeof StoredNote>;

export default meta;
type Story = StoryObj<typeof meta>;

export const OfToday: Story = {
  args: { text: 'No connection. Showing this page as of 2:32 PM.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('No connection. Showing this page as of 2:32 PM.');
  },
};

export const OfAnotherDayAt320: Story = {
  globals: { viewport: { value: 'narrow' } },
  args: { text: 'No connection. Showing this page as of 20 Nov 2026, 12:32 PM.' },
};

export const OfNow: Story = {
  args: { text: null },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
  },
};
