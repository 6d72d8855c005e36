import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Section } from './Section.tsx';

const meta = {
  component: Section,
  args: { title: 'Your data', children: <p>A file with everything we hold of you, or the end of it.</p> },
} satisfies Meta<typeof Section>;

export default meta;
type Story = StoryObj<typeof meta>;

export const NamedByItsHeading: Story = {
  play: async ({ canvas }) => {
    const section = canvas.getByRole('region', { name: 'Your data' });
    await expect(section).toContainElement(canvas.getByRole('heading', { level: 2, name: 'Your data' }));
  },
};

export const TwoInARow: Story = {
  render: ({ children }) => (
    <>
      <Section title="Devices">{children}</Section>
      <Section title="Your data">{children}</Section>
    </>
  ),
  play: async ({ canvas }) => {
    const [first, second] = canvas.getAllByRole('region');
    await expect(first).toHaveAccessibleName('Devices');
    await expect(second).toHaveAccessibleName('Your data');
  },
};

export const UnbrokenWordAt320: Story = {
  globals: { viewport: { value: 'narrow' } },
  args: { title: 'Pneumonoultramicroscopicsilicovolcanoconiosis'.repeat(2) },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
  },
};
