import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Checkbox } from './Checkbox.tsx';

const meta = {
  component: Checkbox,
  args: { label: 'Select "Court 3 booking"', checked: false, onChange: fn() },
} satisfies Meta<typeof Checkbox>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Unticked: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Select "Court 3 booking"' }));
    await expect(args.onChange).toHaveBeenCalledWith(true);
  },
};

export const Ticked: Story = { args: { checked: true } };

export const HiddenLabelStillNames: Story = {
  args: { labelHidden: true, checked: true },
  play: async ({ canvas }) => {
    const box = canvas.getByRole('checkbox', { name: 'Select "Court 3 booking"' });
    await expect(box).toBeChecked();
    await expect(box.closest('label')!.getBoundingClientRect().width).toBe(44);
  },
};
