import { accountPin, saveAccountPin } from '@maidan/contract/account/account-pin';
import { mobileOtp } from '@maidan/contract/account/login';
import { sessions } from '@maidan/contract/account/sessions';
import { SiteStage } from '@maidan/site/testing/SiteStage';
import { failure, reply, type StoryReply } from '@maidan/site/testing/story-replies';
import { ToastRegion } from '@maidan/ui/Toast';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { phone, sampleUser } from '../testing/samples.ts';
import { AccountPin } from './AccountPin.tsx';

function PinOnStage({ isSet, answers }: { isSet: boolean; answers: readonly StoryReply[] }) {
  return (
    <SiteStage
      replies={[...answers, reply(accountPin, { is_set: isSet }), reply(sessions, [phone])]}
      signedIn
      path="/myaccount"
    >
      <AccountPin me={sampleUser} />
      <ToastRegion />
    </SiteStage>
  );
}

/** The first call sends a code, the second accepts it. */
let calls = 0;
const saving = (message: string, isSet: boolean): StoryReply => ({
  endpoint: saveAccountPin,
  status: 200,
  body() {
    calls += 1;
    return calls === 1
      ? { message: 'Sent', is_set: !isSet, resend_after: 30 }
      : { message, is_set: isSet, resend_after: null };
  },
});

const meta = {
  title: 'Account/PIN',
  component: PinOnStage,
  args: { isSet: false, answers: [] },
  decorators: [(Story) => <div style={{ maxWidth: 600 }}>{Story()}</div>],
  beforeEach: () => void (calls = 0),
} satisfies Meta<typeof PinOnStage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const NotSet: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Set a PIN' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Remove my PIN' })).toBeNull();
  },
};

export const SetWithACode: Story = {
  args: { answers: [saving('Your PIN is saved.', true)] },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Set a PIN' }));
    const dialog = within(canvasElement.ownerDocument.body).getByRole('dialog', { name: 'Set your PIN' });
    const inside = within(dialog);
    await expect(inside.getByRole('button', { name: 'Send OTP' })).toHaveAttribute('aria-disabled', 'true');
    await userEvent.type(inside.getByRole('textbox', { name: 'Choose a PIN of six digits.' }), '482913');
    await userEvent.click(inside.getByRole('button', { name: 'Send OTP' }));
    await userEvent.type(
      await inside.findByRole('textbox', { name: 'Enter the OTP sent to 98•••\u00a0••210.' }),
      '123456',
    );
    await userEvent.click(inside.getByRole('button', { name: 'Save my PIN' }));
    await expect(await canvas.findByText('Your PIN is saved.')).toBeVisible();
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
  },
};

export const RemoveAt320: Story = {
  args: { isSet: true, answers: [saving('Your PIN is removed.', false)] },
  globals: { viewport: { value: 'narrow' } },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await expect(await canvas.findByRole('button', { name: 'Change my PIN' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Remove my PIN' }));
    const dialog = within(within(canvasElement.ownerDocument.body).getByRole('dialog', { name: 'Remove your PIN?' }));
    await expect(dialog.getByText(/only on a device you used before\.$/)).toBeVisible();
    await expect(dialog.getByText('We’ll send 98••• ••210 a code to confirm it’s you.')).toBeVisible();
  },
};

/** No code can be sent: the dialog says so and stays open. */
export const CodeCannotBeSent: Story = {
  args: { isSet: true, answers: [failure(saveAccountPin)] },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Remove my PIN' }));
    const dialog = within(within(canvasElement.ownerDocument.body).getByRole('dialog', { name: 'Remove your PIN?' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Send OTP' }));
    await expect(await dialog.findByText('Something went wrong.')).toBeVisible();
    await expect(dialog.getByRole('button', { name: 'Send OTP' })).not.toHaveAttribute('aria-disabled', 'true');
  },
};

/** Opens the account that previously had the number. */
export const OpenAnEarlierAccount: Story = {
  args: {
    answers: [
      reply(mobileOtp, {
        status: 'pending',
        userstatus: 'existing',
        message: 'Sent',
        response: null,
        resend_after: 30,
      }),
    ],
  },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Open an earlier account' }));
    const dialog = within(
      within(canvasElement.ownerDocument.body).getByRole('dialog', { name: 'Open your earlier account' }),
    );
    await expect(dialog.getByRole('button', { name: 'Send OTP' })).toHaveAttribute('aria-disabled', 'true');
    await userEvent.type(dialog.getByRole('textbox', { name: 'Phone number of that account' }), '9123456780');
    await userEvent.type(dialog.getByRole('textbox', { name: 'PIN of that account' }), '482913');
    await userEvent.click(dialog.getByRole('button', { name: 'Send OTP' }));
    await expect(await dialog.findByRole('textbox', { name: 'Enter the OTP sent to 98•••\u00a0••210.' })).toHaveFocus();
    await expect(dialog.getByRole('button', { name: 'Open my earlier account' })).toBeVisible();
  },
};
