import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { EmptyState } from './EmptyState.tsx';

const meta = { component: EmptyState, args: { title: 'No Comments to show.' } } satisfies Meta<typeof EmptyState>;

export default meta;
type Story = StoryObj<typeof meta>;

export const TitleAlone: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No Comments to show.')).toBeVisible();
  },
};

const left = (element: HTMLElement) => element.getBoundingClientRect().left;

export const BeginsWhereThePageDoes: Story = {
  args: { title: 'No tags to show', flush: true },
  decorators: [
    (InPage) => (
      <div style={{ paddingInline: 24 }}>
        <h1>My Tags</h1>
        <InPage />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    const heading = left(canvas.getByRole('heading', { name: 'My Tags' }));
    await expect(left(canvas.getByText('No tags to show'))).toBe(heading);
  },
};

export const WithAWayOn: Story = {
  args: { title: 'No tags to show', text: 'Tags that you follow appear here.', children: <Button>Find tags</Button> },
};

export const UnbrokenWordAt320: Story = {
  globals: { viewport: { value: 'narrow' } },
  args: { title: `We have no results for ${'Rajarajeshwarinagara'.repeat(3)} to show at the moment.` },
};
