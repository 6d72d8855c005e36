import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState, type ComponentProps } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { Select } from './Select.tsx';

function Held(props: ComponentProps<typeof Select>) {
  const [value, setValue] = useState(props.value);
  const change = (next: string) => {
    setValue(next);
    props.onChange(next);
  };
  return <Select {...props} value={value} onChange={change} />;
}

const meta = {
  component: Select,
  args: {
    label: 'Ward',
    options: ['Jayanagar', 'Malleshwaram', 'Indiranagar'].map((ward) => ({ value: ward, label: ward })),
    value: '',
    onChange: fn(),
    required: true,
  },
  render: (args) => <Held {...args} />,
} satisfies Meta<typeof Select>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  play: async ({ canvas, args }) => {
    const field = canvas.getByRole('combobox', { name: 'Ward' });
    await userEvent.selectOptions(field, 'Malleshwaram');
    await expect(args.onChange).toHaveBeenCalledWith('Malleshwaram');
    await expect(field).toHaveValue('Malleshwaram');
  },
};

export const Chosen: Story = { args: { value: 'Jayanagar' } };

export const Error: Story = { args: { error: 'Please select an option for "Ward".' } };

export const LongOptionAt320: Story = {
  globals: { viewport: { value: 'narrow' } },
  args: {
    value: 'long',
    options: [{ value: 'long', label: 'Sir Mokshagundam Visvesvaraya Layout, 4th Block, near the water tank' }],
  },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
  },
};

export const Disabled: Story = { args: { value: 'Jayanagar', disabled: true } };
