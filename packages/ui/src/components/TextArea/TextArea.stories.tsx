import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState, type ComponentProps } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { TextArea } from './TextArea.tsx';

function Held(props: ComponentProps<typeof TextArea>) {
  const [value, setValue] = useState(props.value);
  const change = (next: string) => {
    setValue(next);
    props.onChange(next);
  };
  return <TextArea {...props} value={value} onChange={change} />;
}

const meta = {
  component: TextArea,
  args: {
    label: 'What should the coach know?',
    placeholder: 'Injuries, lifts, a nickname',
    value: '',
    onChange: fn(),
  },
  render: (args) => <Held {...args} />,
} satisfies Meta<typeof TextArea>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};

export const NearItsLimit: Story = {
  args: { maxLength: 30 },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox');
    await userEvent.type(field, 'Left-handed, and late on Sunday, as ever');
    await expect(field).toHaveValue('Left-handed, and late on Sunda');
    await expect(canvas.getByText('0 characters left')).toBeVisible();
  },
};

export const FarFromItsLimitSaysNothing: Story = {
  args: { maxLength: 1000, value: 'Left-handed' },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(/left$/)).toBeNull();
  },
};

export const Error: Story = {
  args: { required: true, error: 'Please fill in the field "What should the coach know?".' },
};

export const UnbrokenWordAt320: Story = {
  globals: { viewport: { value: 'narrow' } },
  args: { value: 'Pneumonoultramicroscopicsilicovolcanoconiosis'.repeat(3) },
};

export const RightToLeftText: Story = { args: { value: 'یہ پیغام دائیں سے بائیں لکھا گیا ہے' } };
