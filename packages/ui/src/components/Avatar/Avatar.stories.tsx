import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { avatarPresets } from '../../art/avatars.ts';
import { Avatar } from './Avatar.tsx';
import { Row } from '../../layout/layout.tsx';

const meta = {
  component: Avatar,
  args: { src: '/avatars/avatar-2.svg', name: 'Anvitha Rao', alt: 'Anvitha Rao' },
} satisfies Meta<typeof Avatar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const SevenPresets: Story = {
  render: () => (
    <Row flexWrap="wrap" gap={3}>
      {avatarPresets.map((preset) => (
        <Avatar key={preset.value} src={preset.value} alt={preset.name} size={64} />
      ))}
    </Row>
  ),
  play: async ({ canvas }) => {
    const pictures = canvas.getAllByRole<HTMLImageElement>('img');
    await expect(pictures).toHaveLength(7);
    for (const picture of pictures) {
      picture.loading = 'eager';
      await waitFor(() => expect(picture.naturalWidth).toBeGreaterThan(0));
    }
  },
};

export const Sizes: Story = {
  render: (args) => (
    <Row flexWrap="wrap" gap={3}>
      {([24, 32, 44, 64, 96] as const).map((size) => (
        <Avatar {...args} key={size} size={size} />
      ))}
    </Row>
  ),
};

export const Empty: Story = {
  args: { src: null },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'Anvitha Rao' })).toHaveTextContent('A');
  },
};

export const NobodysName: Story = { args: { src: '', name: '', alt: 'Someone' } };

export const BrokenImage: Story = {
  args: { src: 'data:image/png;base64,broken' },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('img', { name: 'Anvitha Rao' })).toHaveTextContent('A'));
  },
};

export const KannadaInitial: Story = { args: { src: null, name: 'ಅನ್ವಿತಾ', alt: 'ಅನ್ವಿತಾ' } };
