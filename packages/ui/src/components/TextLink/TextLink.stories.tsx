import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { TextButton, TextLink } from './TextLink.tsx';

const meta = {
  component: TextLink,
  args: { href: '#terms', children: 'Terms' },
} satisfies Meta<typeof TextLink>;

export default meta;
type Story = StoryObj<typeof meta>;

export const InASentence: Story = {
  render: (args) => (
    <p>
      By signing up, you agree to our <TextLink {...args} />, <TextLink href="#privacy">Privacy Policy</TextLink> and{' '}
      <TextLink href="#cookies">Cookies Policy</TextLink>.
    </p>
  ),
};

export const UnbrokenWord: Story = {
  globals: { viewport: { value: 'narrow' } },
  args: { children: 'https://example.org/a/very/long/address/that/never/ends/and/has/no/blank/anywhere/in/it' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link').getBoundingClientRect().right).toBeLessThanOrEqual(320);
  },
};

const resend = fn();
export const ButtonThatReadsAsALink: Story = {
  render: () => <TextButton onClick={resend}>Resend OTP?</TextButton>,
  play: async ({ canvas }) => {
    resend.mockClear();
    await userEvent.click(canvas.getByRole('button', { name: 'Resend OTP?' }));
    await expect(resend).toHaveBeenCalledOnce();
  },
};
