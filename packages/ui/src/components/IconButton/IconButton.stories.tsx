import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { HeartIcon, PlayIcon, SoundIcon } from '../../icons/icons.tsx';
import { IconButton } from './IconButton.tsx';
import { Row } from '../../layout/layout.tsx';

const meta = {
  component: IconButton,
  args: { label: 'Like', icon: <HeartIcon />, onClick: fn() },
} satisfies Meta<typeof IconButton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Looks: Story = {
  render: (args) => (
    <Row flexWrap="wrap" gap={3}>
      <IconButton {...args} />
      <IconButton {...args} variant="edge" />
      <IconButton {...args} label="Play" variant="ink" icon={<PlayIcon size={20} filled />} />
      <IconButton {...args} variant="signal" />
      <IconButton {...args} label="Sound" variant="media" icon={<SoundIcon />} />
    </Row>
  ),
  play: async ({ canvas }) => {
    for (const button of canvas.getAllByRole('button')) {
      const { width, height } = button.getBoundingClientRect();
      await expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
    }
  },
};

export const Pressed: Story = {
  args: { 'aria-pressed': true, icon: <HeartIcon filled /> },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Like' })).toBePressed();
  },
};

export const DisabledWithReason: Story = {
  args: { disabledReason: 'Log in to like this.' },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Like', description: 'Log in to like this.' }));
    await expect(args.onClick).not.toHaveBeenCalled();
  },
};

export const Pending: Story = { args: { pending: true, variant: 'edge' } };
