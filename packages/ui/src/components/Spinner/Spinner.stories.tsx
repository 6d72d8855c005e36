import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Spinner } from './Spinner.tsx';
import { Row } from '../../layout/layout.tsx';

const meta = { component: Spinner, args: { label: 'Sending your message' } } satisfies Meta<typeof Spinner>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Loading: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Sending your message');
  },
};

export const Sizes: Story = {
  render: (args) => (
    <Row flexWrap="wrap" gap={3}>
      <Spinner {...args} size={20} />
      <Spinner {...args} size={32} />
      <Spinner {...args} size={48} />
    </Row>
  ),
};
