import { delayPhoneChange } from '@maidan/contract/account/phone-change';
import { me, updateProfile, type User } from '@maidan/contract/account/users';
import { useAlert } from '@maidan/auth/session/use-alert';
import { SiteStage } from '@maidan/site/testing/SiteStage';
import { reply, type StoryReply } from '@maidan/site/testing/story-replies';
import { AlertBar } from '@maidan/ui/AlertBar';
import { ToastRegion } from '@maidan/ui/Toast';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { longUser, sampleUser } from '../testing/samples.ts';
import { ProfileForm } from './ProfileForm.tsx';
import { ProfileHead } from './ProfileHead.tsx';

interface ProfileOnStage {
  user: User;
  answers: readonly StoryReply[];
}

const ShellAlert = () => <AlertBar {...useAlert()} />;

function ProfileOnStage({ user, answers }: ProfileOnStage) {
  return (
    <SiteStage replies={[reply(me, user), ...answers]} signedIn path="/myaccount">
      <ShellAlert />
      <ProfileHead me={user} />
      <ProfileForm me={user} />
      <ToastRegion />
    </SiteStage>
  );
}

const refusal = (code: string, message: string): StoryReply => ({
  endpoint: updateProfile,
  status: 422,
  body: { status: 'error', message, code },
});

/** The first code goes to the new number, the next one to the old. */
function twoCodes(): StoryReply {
  return {
    endpoint: updateProfile,
    status: 200,
    body() {
      calls += 1;
      const sentTo = calls === 1 ? 'new' : 'old';
      return {
        message: sentTo === 'new' ? 'Sent' : 'We have sent a code to your old number.',
        data: sampleUser,
        resend_after: 30,
        code_sent_to: sentTo,
      };
    },
  };
}
let calls = 0;

const meta = {
  title: 'Account/Profile',
  component: ProfileOnStage,
  args: { user: sampleUser, answers: [] },
  decorators: [(Story) => <div style={{ maxWidth: 600 }}>{Story()}</div>],
} satisfies Meta<typeof ProfileOnStage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Filled: Story = {
  play: async ({ canvas }) => {
    const head = within(canvas.getByRole('region', { name: 'Profile' }));
    await expect(head.getByText('ananya@example.org')).toBeVisible();
    await expect(head.getByRole('button', { name: /^Copy ID/ })).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: 'Name' })).toHaveValue('Ananya');
    await expect(canvas.getAllByRole('radio')).toHaveLength(7);
  },
};

export const OnlyAPhone: Story = {
  args: { user: { ...sampleUser, name: null, email: null } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'No name yet' })).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: 'E-mail' })).toHaveValue('');
  },
};

export const Saved: Story = {
  args: {
    answers: [
      reply(updateProfile, {
        message: 'Your profile is updated.',
        data: { ...sampleUser, name: 'Ananya Rao' },
        resend_after: null,
        code_sent_to: null,
      }),
    ],
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Name' }), ' Rao');
    await userEvent.click(canvas.getByRole('button', { name: 'Update Profile' }));
    await expect(await canvas.findByText('Your profile is updated.')).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: 'Name' })).toHaveValue('Ananya Rao');
  },
};

export const EmailOfAnotherAccount: Story = {
  args: { answers: [refusal('email_taken', 'This e-mail already has an account.')] },
  play: async ({ canvas, userEvent }) => {
    const email = canvas.getByRole('textbox', { name: 'E-mail' });
    await userEvent.clear(email);
    await userEvent.type(email, 'meera@example.org');
    await userEvent.click(canvas.getByRole('button', { name: 'Update Profile' }));
    await expect(await canvas.findByText('This e-mail already has an account.')).toBeVisible();
    await expect(email).toBeInvalid();
    await expect(email).toHaveValue('meera@example.org');
  },
};

export const NumberTooShort: Story = {
  play: async ({ canvas, userEvent }) => {
    const phone = canvas.getByRole('textbox', { name: /^Phone/ });
    await userEvent.clear(phone);
    await userEvent.type(phone, '98765');
    await userEvent.tab();
    await expect(await canvas.findByText(/^That number is five digits short/)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Update Profile' })).toHaveAttribute('aria-disabled', 'true');
  },
};

/** A code to each number; a person without the old number can wait instead. */
export const NewNumber: Story = {
  args: {
    answers: [
      twoCodes(),
      reply(delayPhoneChange, { phone: '9123456780', takes_effect_at: '2040-01-04T10:00:00+05:30' }),
    ],
  },
  beforeEach: () => void (calls = 0),
  play: async ({ canvas, canvasElement, userEvent }) => {
    const phone = canvas.getByRole('textbox', { name: /^Phone/ });
    await userEvent.clear(phone);
    await userEvent.type(phone, '9123456780');
    await userEvent.click(canvas.getByRole('button', { name: 'Update Profile' }));
    const code = await canvas.findByRole('textbox', { name: 'Enter the OTP sent to 91•••\u00a0••780.' });
    await expect(code).toHaveFocus();
    await userEvent.type(code, '123456');
    await userEvent.click(canvas.getByRole('button', { name: 'Update Profile' }));
    await expect(await canvas.findByRole('textbox', { name: 'Enter the OTP sent to 98•••\u00a0••210.' })).toHaveFocus();
    await expect(canvas.getByText('We have sent a code to your old number.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'I no longer have the old number' }));
    const page = within(canvasElement.ownerDocument.body);
    const dialog = within(await page.findByRole('alertdialog', { name: 'Change your number in 72 hours?' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Change in 72 hours' }));
    await expect(await canvas.findByText('Your phone number changes in 72 hours.')).toBeVisible();
    await expect(phone).toHaveValue('9876543210');
    await expect(canvas.queryByRole('textbox', { name: /^Enter the OTP/ })).toBeNull();
  },
};

export const LongTextsAt320: Story = {
  args: { user: longUser },
  globals: { viewport: { value: 'narrow' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: /^Venkatanarasimharajuvaripeta/ })).toBeVisible();
  },
};
