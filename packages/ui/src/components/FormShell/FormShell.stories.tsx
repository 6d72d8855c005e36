import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { PhoneField } from '../PhoneField/PhoneField.tsx';
import { TextLink } from '../TextLink/TextLink.tsx';
import { FormShell } from './FormShell.tsx';

const meta = {
  component: FormShell,
  args: {
    label: 'One-Click Login',
    pending: false,
    error: null,
    submit: 'Send OTP',
    onSubmit: fn(),
    children: <PhoneField label="Phone number" value="9845012367" onChange={fn()} />,
  },
} satisfies Meta<typeof FormShell>;

export default meta;
type Story = StoryObj<typeof meta>;

export const SentByEnter: Story = {
  args: {
    below: (
      <p>
        By signing up, you agree to our <TextLink href="#terms">Terms</TextLink>.
      </p>
    ),
  },
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByRole('textbox'), '{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledOnce();
  },
};

export const PendingSendsNothing: Story = {
  args: { pending: true },
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByRole('textbox'), '{Enter}');
    await userEvent.click(canvas.getByRole('button', { name: 'Send OTP' }));
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

export const Error: Story = {
  args: { error: 'Something went wrong.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Something went wrong.');
  },
};

export const NotReadyYet: Story = {
  args: { submitDisabledReason: 'Enter the ten digits of your number first.' },
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByRole('textbox'), '{Enter}');
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await expect(canvas.getByRole('button')).toHaveAccessibleDescription('Enter the ten digits of your number first.');
  },
};
