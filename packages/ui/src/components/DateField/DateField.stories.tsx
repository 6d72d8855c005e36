import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState, type ComponentProps } from 'react';
import { expect, fireEvent, fn } from 'storybook/test';
import { DateField } from './DateField.tsx';

function Held(props: ComponentProps<typeof DateField>) {
  const [value, setValue] = useState(props.value);
  const change = (next: string) => {
    setValue(next);
    props.onChange(next);
  };
  return <DateField {...props} value={value} onChange={change} />;
}

const meta = {
  component: DateField,
  args: { label: 'Date of birth', value: '', onChange: fn(), required: true },
  render: (args) => <Held {...args} />,
} satisfies Meta<typeof DateField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  play: async ({ canvas, args }) => {
    const field = canvas.getByLabelText('Date of birth', { exact: false });
    // The parts of a native date field, and their keys, depend on the language.
    await fireEvent.change(field, { target: { value: '2008-06-21' } });
    await expect(args.onChange).toHaveBeenCalledWith('2008-06-21');
    await expect(field).toHaveValue('2008-06-21');
  },
};

export const Filled: Story = { args: { value: '2008-06-21' } };

export const Error: Story = { args: { error: 'Please select a valid date for "Date of birth".' } };

export const LongLabelAt320: Story = {
  globals: { viewport: { value: 'narrow' } },
  args: { label: 'Day on which you would like to come to the trials if the first Saturday is rained off' },
};
