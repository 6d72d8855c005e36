import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState, type ComponentProps } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { OtpField } from './OtpField.tsx';

function Held(props: ComponentProps<typeof OtpField>) {
  const [value, setValue] = useState(props.value);
  const change = (next: string) => {
    setValue(next);
    props.onChange(next);
  };
  return <OtpField {...props} value={value} onChange={change} />;
}

const meta = {
  component: OtpField,
  args: { label: 'Enter the OTP sent to your phone number.', value: '', onChange: fn() },
  render: (args) => <Held {...args} />,
} satisfies Meta<typeof OtpField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};

export const HalfTyped: Story = {
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox', { name: 'Enter the OTP sent to your phone number.' });
    await userEvent.type(field, '4071');
    await expect(field).toHaveValue('4071');
  },
};

export const EightDigitsAreSix: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('textbox'), '40718899');
    await expect(canvas.getByRole('textbox')).toHaveValue('407188');
  },
};

export const PastedWithABlank: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('textbox'));
    await userEvent.paste('407 188');
    await expect(canvas.getByRole('textbox')).toHaveValue('407188');
  },
};

export const OneDigitReplaced: Story = {
  args: { value: '407188' },
  play: async ({ canvas }) => {
    const field = canvas.getByRole<HTMLInputElement>('textbox');
    await userEvent.click(field);
    field.setSelectionRange(6, 6);
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}{ArrowLeft}');
    await expect([field.selectionStart, field.selectionEnd]).toEqual([3, 4]);
    await userEvent.keyboard('9');
    await expect(field).toHaveValue('407988');
  },
};

export const Error: Story = {
  args: { value: '407188', error: 'That OTP is not right. You have 3 tries left.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toBeInvalid();
    await expect(canvas.getByRole('textbox')).toHaveAccessibleDescription(
      'That OTP is not right. You have 3 tries left.',
    );
  },
};

export const At320: Story = { globals: { viewport: { value: 'narrow' } }, args: { value: '407' } };

export const OnARightToLeftPage: Story = {
  args: { value: '407' },
  render: (args) => (
    <div dir="rtl">
      <Held {...args} />
    </div>
  ),
};
