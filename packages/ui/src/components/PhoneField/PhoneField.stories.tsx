import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState, type ComponentProps } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { PhoneField } from './PhoneField.tsx';

function Held(props: ComponentProps<typeof PhoneField>) {
  const [value, setValue] = useState(props.value);
  const change = (next: string) => {
    setValue(next);
    props.onChange(next);
  };
  return <PhoneField {...props} value={value} onChange={change} />;
}

const meta = {
  component: PhoneField,
  args: { label: 'Phone number', value: '', onChange: fn(), required: true },
  render: (args) => <Held {...args} />,
} satisfies Meta<typeof PhoneField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const TypedWithMoreThanTenDigits: Story = {
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox', { name: 'Phone number' });
    await userEvent.type(field, '98450 1236789');
    await expect(field).toHaveValue('9845012367');
  },
};

export const PastedWithTheCountry: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('textbox'));
    await userEvent.paste('+91 98450-12367');
    await expect(canvas.getByRole('textbox')).toHaveValue('9845012367');
    await expect(args.onChange).toHaveBeenLastCalledWith('9845012367');
  },
};

export const PastedIntoTheMiddle: Story = {
  args: { value: '9867' },
  play: async ({ canvas }) => {
    const field = canvas.getByRole<HTMLInputElement>('textbox');
    await userEvent.click(field);
    field.setSelectionRange(2, 2);
    await userEvent.paste('450 123');
    await expect(field).toHaveValue('9845012367');
  },
};

export const Error: Story = {
  args: { value: '98450123', error: 'That number is two digits short. Indian mobile numbers have ten.' },
};

export const At320: Story = { globals: { viewport: { value: 'narrow' } }, args: { value: '9845012367' } };
