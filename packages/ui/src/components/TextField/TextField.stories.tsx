import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState, type ComponentProps } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { TextField } from './TextField.tsx';

function Held(props: ComponentProps<typeof TextField>) {
  const [value, setValue] = useState(props.value);
  const change = (next: string) => {
    setValue(next);
    props.onChange(next);
  };
  return <TextField {...props} value={value} onChange={change} />;
}

const meta = {
  component: TextField,
  args: { label: 'Full name', value: '', onChange: fn(), autoComplete: 'name' },
  render: (args) => <Held {...args} />,
} satisfies Meta<typeof TextField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  args: { required: true, hint: 'As on your player card', placeholder: 'Your name' },
  play: async ({ canvas, args }) => {
    const field = canvas.getByRole('textbox', { name: 'Full name' });
    await expect(field).toBeRequired();
    await expect(field).toHaveAccessibleDescription('As on your player card');
    await userEvent.type(field, 'Zoya');
    await expect(args.onChange).toHaveBeenLastCalledWith('Zoya');
    await expect(field.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
  },
};

export const Error: Story = {
  args: { label: 'E-mail', type: 'email', value: 'zoya@example.org', error: 'This e-mail already has an account.' },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox', { name: 'E-mail' });
    await expect(field).toBeInvalid();
    await expect(field).toHaveAccessibleDescription('This e-mail already has an account.');
  },
};

export const ErrorAndHint: Story = {
  args: { error: 'Please fill in the field "Full name".', hint: 'As on your player card' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toHaveAccessibleDescription(
      'Please fill in the field "Full name". As on your player card',
    );
  },
};

export const LargeForTheLogin: Story = { args: { size: 'l', label: 'Name', value: 'Ananya Krishnamurthy' } };

export const HiddenLabelStillNames: Story = {
  args: { labelHidden: true, placeholder: 'Your name' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Full name' })).toBeVisible();
  },
};

export const LongLabelAt320: Story = {
  globals: { viewport: { value: 'narrow' } },
  args: {
    required: true,
    label: 'Name of the parent, guardian or Donaudampfschifffahrtsgesellschaftskapitän who may be called',
    error: 'Please fill in the field above with the name on the identity card that you will show at the ground.',
  },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
  },
};

export const RightToLeftText: Story = {
  args: { value: 'یہ پیغام دائیں سے بائیں لکھا گیا ہے' },
  play: async ({ canvas }) => {
    await expect(getComputedStyle(canvas.getByRole('textbox')).direction).toBe('rtl');
  },
};
