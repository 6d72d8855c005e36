import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState, type ComponentProps } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { CheckboxGroup } from './CheckboxGroup.tsx';

function Held(props: ComponentProps<typeof CheckboxGroup>) {
  const [value, setValue] = useState<readonly string[]>(props.value);
  const change = (next: string[]) => {
    setValue(next);
    props.onChange(next);
  };
  return <CheckboxGroup {...props} value={value} onChange={change} />;
}

const meta = {
  component: CheckboxGroup,
  args: {
    label: 'Days you can play',
    options: ['Friday', 'Saturday', 'Sunday', 'Any'].map((day) => ({ value: day, label: day })),
    value: [],
    onChange: fn(),
    required: true,
  },
  render: (args) => <Held {...args} />,
} satisfies Meta<typeof CheckboxGroup>;

export default meta;
type Story = StoryObj<typeof meta>;

export const KeepsTheOrderOfTheOptions: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Sunday' }));
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Friday' }));
    await expect(args.onChange).toHaveBeenLastCalledWith(['Friday', 'Sunday']);
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Sunday' }));
    await expect(args.onChange).toHaveBeenLastCalledWith(['Friday']);
  },
};

export const Error: Story = {
  args: { error: 'Please select at least one option for "Days you can play".' },
  play: async ({ canvas }) => {
    for (const box of canvas.getAllByRole('checkbox')) await expect(box).toBeInvalid();
  },
};

export const LongLabelsAt320: Story = {
  globals: { viewport: { value: 'narrow' } },
  args: {
    options: [
      { value: 'a', label: 'Every second Friday, unless it rains, when we play carrom under the stand' },
      { value: 'b', label: 'Pneumonoultramicroscopicsilicovolcanoconiosis' },
    ],
  },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
  },
};
