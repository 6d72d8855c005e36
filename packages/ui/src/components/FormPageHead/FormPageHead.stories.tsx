import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { FormPageHead } from './FormPageHead.tsx';

const meta = { component: FormPageHead, args: { page: 2, pages: 5, title: 'Your team' } } satisfies Meta<
  typeof FormPageHead
>;

export default meta;
type Story = StoryObj<typeof meta>;

export const WithTitle: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: /Page 2 of 5\s*Your team/ })).toBeVisible();
  },
};
export const WithoutTitle: Story = { args: { title: '' } };
export const LongTitleAt320: Story = {
  globals: { viewport: { value: 'narrow' } },
  args: { title: `What your team needs at the ${'ground'.repeat(14)}` },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth);
  },
};
