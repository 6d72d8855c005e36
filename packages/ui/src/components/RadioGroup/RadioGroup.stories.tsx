import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState, type ComponentProps } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { RadioGroup } from './RadioGroup.tsx';

function Held(props: ComponentProps<typeof RadioGroup>) {
  const [value, setValue] = useState(props.value);
  const change = (next: string) => {
    setValue(next);
    props.onChange(next);
  };
  return <RadioGroup {...props} value={value} onChange={change} />;
}

const meta = {
  component: RadioGroup,
  args: {
    label: 'Position',
    options: [
      { value: 'keeper', label: 'Keeper' },
      { value: 'outfield', label: 'Outfield' },
    ],
    value: '',
    onChange: fn(),
  },
  render: (args) => <Held {...args} />,
} satisfies Meta<typeof RadioGroup>;

export default meta;
type Story = StoryObj<typeof meta>;

export const ByKeys: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('radiogroup', { name: 'Position' })).toBeVisible();
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(args.onChange).toHaveBeenLastCalledWith('keeper');
    await userEvent.keyboard('{ArrowDown}');
    await expect(args.onChange).toHaveBeenLastCalledWith('outfield');
    await expect(canvas.getByRole('radio', { name: 'Outfield' })).toBeChecked();
  },
};

export const Error: Story = {
  args: { required: true, error: 'Please select an option for "Position".' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radiogroup')).toHaveAccessibleDescription('Please select an option for "Position".');
    await expect(canvas.getByRole('radiogroup', { name: /^Position/ })).toBeInvalid();
    const [keeper] = canvas.getAllByRole('radio');
    await expect(getComputedStyle(keeper!, '::before').content).toBe('none');
    await expect(getComputedStyle(keeper!).borderTopWidth).toBe('2px');
  },
};

export const ThreeShortOnesInOneRowAt320: Story = {
  globals: { viewport: { value: 'narrow' } },
  args: { label: 'Data saver', options: ['Auto', 'On', 'Off'].map((label) => ({ value: label, label })) },
  play: async ({ canvas }) => {
    const tops = canvas.getAllByRole('radio').map((radio) => radio.getBoundingClientRect().top);
    await expect(new Set(tops).size).toBe(1);
  },
};

export const LongLabelsAt320: Story = {
  globals: { viewport: { value: 'narrow' } },
  args: {
    options: [
      { value: 'a', label: 'Wicket-keeper, and opening bat when the captain loses the toss once more' },
      { value: 'b', label: 'Pneumonoultramicroscopicsilicovolcanoconiosis' },
      { value: 'c', label: 'یہ پیغام دائیں سے بائیں لکھا گیا ہے' },
    ],
    value: 'a',
  },
  play: async ({ canvas }) => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
    for (const radio of canvas.getAllByRole('radio')) {
      await expect(radio.closest('label')!.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
    }
  },
};

export const CompactInTwoColumns: Story = {
  globals: { viewport: { value: 'phone' } },
  args: {
    compact: true,
    options: ['Yellow City All Stars', 'Lane 14', 'Rain'].map((label) => ({ value: label, label })),
  },
  play: async ({ canvas }) => {
    const lefts = canvas.getAllByRole('radio').map((radio) => radio.getBoundingClientRect().left);
    await expect(new Set(lefts).size).toBe(2);
  },
};
