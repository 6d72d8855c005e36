import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Stack } from '../Stack/Stack.tsx';
import { Card, LinkCard } from './Card.tsx';

const meta = { component: Card, args: { children: 'Two hours, one ball, every ward.' } } satisfies Meta<typeof Card>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Tones: Story = {
  render: (args) => (
    <Stack>
      {(['raised', 'sunk', 'ink', 'pitch'] as const).map((tone) => (
        <Card {...args} key={tone} tone={tone} />
      ))}
    </Stack>
  ),
};

export const OneLinkAsAWhole: Story = {
  render: () => (
    <LinkCard href="#tag">
      <h3>Gully Cricket</h3>
      <p>Trending in Jayanagar</p>
    </LinkCard>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link')).toHaveAccessibleName('Gully Cricket Trending in Jayanagar');
  },
};

export const UnbrokenWordAt320: Story = {
  globals: { viewport: { value: 'narrow' } },
  args: { children: 'Pneumonoultramicroscopicsilicovolcanoconiosis'.repeat(2) },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
  },
};

export const RightToLeftText: Story = { args: { children: <p dir="auto">ہر وارڈ سے ایک ٹیم، دو گھنٹے، ایک گیند۔</p> } };
