import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState, type ComponentProps } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { LoginForm } from './LoginForm.tsx';
import { LoginMessage } from './LoginMessage.tsx';
import { answersFor, CODE, PIN, TAKEN } from '../../testing/story-answers.ts';

interface Circumstances {
  userstatus: 'new' | 'existing';
  resendAfter: number;
  isGuarded: boolean;
  message: string | null;
  onSignedIn: ComponentProps<typeof LoginForm>['onSignedIn'];
  onEmptyReply: () => void;
}

function Login({ userstatus, resendAfter, isGuarded, ...rest }: Circumstances) {
  const [{ sendOtp, verify, pendingLogin }] = useState(() => answersFor(userstatus, resendAfter, isGuarded));
  const terms = { terms: '#terms', privacy: '#privacy', cookies: '#cookies', appeal: '/appeal' };
  return <LoginForm {...rest} {...{ sendOtp, verify, pendingLogin, terms }} headingLevel={2} reopens={false} />;
}

const meta = {
  component: Login,
  args: {
    userstatus: 'existing',
    resendAfter: 30,
    isGuarded: false,
    message: null,
    onSignedIn: fn(),
    onEmptyReply: fn(),
  },
} satisfies Meta<typeof Login>;

export default meta;
type Story = StoryObj<typeof meta>;

const phoneField = (page: HTMLElement) => within(page).getByRole('textbox', { name: 'Phone number' });
const pinField = (page: HTMLElement) =>
  within(page).findByRole('textbox', { name: 'Enter the OTP sent to your phone number.' });
const button = (page: HTMLElement, name: string) => within(page).getByRole('button', { name });

async function send(page: HTMLElement, phone = '9845012210') {
  await userEvent.type(phoneField(page), phone);
  await userEvent.click(button(page, 'Send OTP'));
  return pinField(page);
}

async function enter(page: HTMLElement, code: string) {
  const pin = await pinField(page);
  await userEvent.clear(pin);
  // The last digit sends it.
  await userEvent.type(pin, code);
  return pin;
}

export const PhoneStep: Story = {
  play: async ({ canvasElement: page }) => {
    await expect(button(page, 'Send OTP')).toHaveAccessibleDescription('Enter your phone number first.');
    await expect(page.querySelector('input[name="smstype"]')).toHaveValue('phone');
    await expect(page).toHaveTextContent('By signing up, you agree to our Terms, Privacy Policy and Cookies Policy.');
    await userEvent.type(phoneField(page), '98450 12210 99');
    await expect(phoneField(page)).toHaveValue('9845012210');
    await expect(button(page, 'Send OTP')).not.toHaveAttribute('aria-disabled');
  },
};

export const NumberLeftTooShort: Story = {
  play: async ({ canvasElement: page }) => {
    await userEvent.type(phoneField(page), '98450123');
    await expect(phoneField(page)).not.toBeInvalid();
    await userEvent.tab();
    await expect(phoneField(page)).toBeInvalid();
    await expect(phoneField(page)).toHaveAccessibleDescription(
      'That number is two digits short. Indian mobile numbers have ten.',
    );
  },
};

export const NumberOfNoMobilePhone: Story = {
  play: async ({ canvasElement: page }) => {
    await userEvent.type(phoneField(page), '1234567890');
    await expect(phoneField(page)).toBeInvalid();
    const why = 'Indian mobile numbers begin with 6, 7, 8 or 9, not 1.';
    await expect(phoneField(page)).toHaveAccessibleDescription(why);
    await userEvent.click(within(page).getByRole('button', { name: 'Send OTP' }));
    await waitFor(() => expect(phoneField(page)).toHaveFocus());
    // The server's refusal is less specific.
    await expect(phoneField(page)).toHaveAccessibleDescription(why);
  },
};

export const NumberInDevanagari: Story = {
  play: async ({ canvasElement: page }) => {
    await userEvent.click(phoneField(page));
    await userEvent.paste('+९१ ९८४५० १२२१०');
    await expect(phoneField(page)).toHaveValue('9845012210');
  },
};

export const ExistingUser: Story = {
  play: async ({ canvas, canvasElement: page, args }) => {
    const pin = await send(page);
    await waitFor(() => expect(pin).toHaveFocus());
    await expect(canvas.getByRole('heading', { name: 'OTP Verification' })).toBeVisible();
    await expect(canvas.queryByRole('textbox', { name: 'Name' })).toBeNull();
    await expect(page.querySelector('input[name="smstype"]')).toHaveValue('');
    await expect(pin).toHaveAttribute('autocomplete', 'one-time-code');
    await expect(page).toHaveTextContent('Not 98••• ••210? Change');
    await expect(page).toHaveTextContent('OTP Verification. We have sent a code to your phone.');
    await expect(button(page, 'Log In')).toHaveAccessibleDescription('Enter the OTP first.');
    await enter(page, CODE);
    await waitFor(() => expect(args.onSignedIn).toHaveBeenCalledWith({ token: 'mdn_story', userId: 7 }));
  },
};

export const CodeFromTheWholeMessage: Story = {
  play: async ({ canvasElement: page, args }) => {
    const pin = await send(page);
    await userEvent.click(pin);
    await userEvent.paste(`Maidan: आपका कोड ४०७-१८८ है. Works for 5 minutes.`);
    await waitFor(() => expect(args.onSignedIn).toHaveBeenCalledOnce());
  },
};

export const WrongCode: Story = {
  play: async ({ canvasElement: page, args }) => {
    await send(page);
    const pin = await enter(page, '000000');
    await waitFor(() => expect(pin).toBeInvalid());
    await expect(pin).toHaveAccessibleDescription('This code is not right. You have 4 tries left.');
    await expect(pin).toHaveFocus();
    await expect(args.onSignedIn).not.toHaveBeenCalled();
  },
};

export const LockedAfterFive: Story = {
  play: async ({ canvas, canvasElement: page }) => {
    await send(page);
    for (let turn = 0; turn < 6; turn += 1) {
      const pin = await enter(page, `00000${turn}`);
      await waitFor(() => expect(pin).toBeInvalid());
    }
    await expect(canvas.getByRole('timer')).toHaveTextContent(/You can try again in 0:2\d/);
    await expect(button(page, 'Log In')).toHaveAccessibleDescription('You can try again when the timer ends.');
  },
};

export const NewUserWhoseEmailIsTaken: Story = {
  args: { userstatus: 'new' },
  play: async ({ canvas, canvasElement: page, args }) => {
    await send(page);
    const name = canvas.getByRole('textbox', { name: 'Name' });
    const email = canvas.getByRole('textbox', { name: 'E-mail' });
    await expect(canvas.getByRole('heading', { name: 'User Registration' })).toBeVisible();
    await waitFor(() => expect(name).toHaveFocus());
    await userEvent.type(name, 'Ananya Krishnamurthy');
    await userEvent.type(email, TAKEN);
    await enter(page, CODE);
    await waitFor(() => expect(email).toBeInvalid());
    await expect(email).toHaveFocus();
    await expect(email).toHaveAccessibleDescription('This e-mail address is already in use.');
    await userEvent.clear(email);
    await userEvent.type(email, 'ananya.k@example.org');
    await userEvent.click(button(page, 'Log In'));
    await waitFor(() => expect(args.onSignedIn).toHaveBeenCalledOnce());
  },
};

export const CountdownAfterResend: Story = {
  play: async ({ canvas, canvasElement: page }) => {
    await send(page);
    await userEvent.click(button(page, 'Resend OTP?'));
    await expect(button(page, 'Send OTP')).toHaveAttribute('aria-disabled', 'true');
    await expect(canvas.getByRole('timer')).toHaveTextContent(/You can request another code in 0:(30|2\d)/);
    await expect(canvas.getByRole('timer')).toHaveFocus();
    await userEvent.click(button(page, 'I have an OTP'));
    await expect(await pinField(page)).toHaveFocus();
  },
};

export const SendsAgainWhenTheTimeIsOver: Story = {
  args: { resendAfter: 1 },
  play: async ({ canvasElement: page }) => {
    await send(page);
    await userEvent.click(button(page, 'Resend OTP?'));
    await waitFor(() => expect(button(page, 'Send OTP')).not.toHaveAttribute('aria-disabled'), { timeout: 3_000 });
    await expect(page).toHaveTextContent('You can request another code now.');
    await userEvent.click(button(page, 'Send OTP'));
    await expect(await pinField(page)).toHaveFocus();
  },
};

export const AnotherNumberHasNoWait: Story = {
  play: async ({ canvasElement: page }) => {
    await send(page);
    await userEvent.click(button(page, 'Change'));
    await expect(phoneField(page)).toHaveFocus();
    await userEvent.keyboard('9845012211');
    await expect(phoneField(page)).toHaveValue('9845012211');
    await expect(button(page, 'Send OTP')).not.toHaveAttribute('aria-disabled');
  },
};

export const WithAMessage: Story = {
  args: { message: 'Please Login to submit the form.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Please Login to submit the form.')).toBeVisible();
  },
};

export const MessageGoesByItself: Story = {
  render: () => <LoginMessage text="Please Login to submit the form." life={300} />,
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.queryByText('Please Login to submit the form.')).toBeNull());
  },
};

export const NewUserAt320: Story = {
  args: { userstatus: 'new' },
  globals: { viewport: { value: 'narrow' } },
  play: async ({ canvasElement: page }) => {
    await send(page);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
  },
};

const accountPinField = (page: HTMLElement) =>
  within(page).findByRole('textbox', { name: 'Enter the PIN of your account.' });

export const AccountWithAPin: Story = {
  args: { isGuarded: true },
  play: async ({ canvas, canvasElement: page, args }) => {
    await send(page);
    await enter(page, CODE);
    const field = await accountPinField(page);
    await waitFor(() => expect(field).toHaveFocus());
    await expect(field).toHaveAttribute('autocomplete', 'off');
    await expect(canvas.getByRole('heading', { name: 'Account PIN' })).toBeVisible();
    await expect(button(page, 'Log In')).toHaveAccessibleDescription('Enter the PIN first.');
    await userEvent.type(field, '135790');
    await userEvent.click(button(page, 'Log In'));
    await waitFor(() => expect(field).toBeInvalid());
    await expect(field).toHaveAccessibleDescription('This PIN is not right.');
    await userEvent.clear(field);
    await userEvent.type(field, PIN);
    await userEvent.click(button(page, 'Log In'));
    await waitFor(() => expect(args.onSignedIn).toHaveBeenCalledOnce());
  },
};

export const NewOwnerOfANumber: Story = {
  args: { isGuarded: true },
  play: async ({ canvas, canvasElement: page, args }) => {
    await send(page);
    await enter(page, CODE);
    await accountPinField(page);
    await userEvent.click(button(page, 'Start a new one'));
    const name = canvas.getByRole('textbox', { name: 'Name' });
    await waitFor(() => expect(name).toHaveFocus());
    await expect(await pinField(page)).toHaveValue(CODE);
    await userEvent.type(name, 'Ravi Shetty');
    await userEvent.type(canvas.getByRole('textbox', { name: 'E-mail' }), 'ravi@example.org');
    await userEvent.click(button(page, 'Log In'));
    await waitFor(() => expect(args.onSignedIn).toHaveBeenCalledOnce());
  },
};
