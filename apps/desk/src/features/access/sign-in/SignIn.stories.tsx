import {
  addDeskDevice,
  checkDeskCode,
  sendDeskCode,
  signInWithRecoveryCode,
} from '@maidan/contract/desk/access/sign-in';
import { reply, type StoryReply } from '@maidan/site/testing/story-replies';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { DeskStage } from '../../../testing/DeskStage.tsx';
import { RecoveryCodes } from './RecoveryCodes.tsx';
import { SignInForm } from './SignInForm.tsx';

const options = { challenge: 'AAAA' };
const sent = reply(sendDeskCode, { message: 'Sent', resend_after: 30 });
const next = (wanted: 'passkey' | 'new_passkey') => reply(checkDeskCode, { ticket: 'ticket', next: wanted, options });

interface StageProps {
  replies: readonly StoryReply[];
  invitation?: Parameters<typeof SignInForm>[0]['invitation'];
}

function Stage({ replies, invitation }: StageProps) {
  return (
    <DeskStage replies={replies} path="/sign-in">
      <main>
        <SignInForm invitation={invitation} onSignedIn={() => undefined} />
      </main>
    </DeskStage>
  );
}

const meta = {
  title: 'Sign-in',
  component: Stage,
  args: { replies: [sent, next('passkey')] },
} satisfies Meta<typeof Stage>;

export default meta;
type Story = StoryObj<typeof meta>;

async function enterCode(page: HTMLElement) {
  const canvas = within(page);
  await userEvent.type(await canvas.findByRole('textbox', { name: 'Phone number' }), '9845012210');
  await userEvent.click(canvas.getByRole('button', { name: 'Send code' }));
  await userEvent.type(await canvas.findByRole('textbox', { name: 'Code' }), '407188');
}

export const Phone: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Sign in' })).toBeVisible();
  },
};

export const TheCodeLeadsToThePasskey: Story = {
  play: async ({ canvas, canvasElement }) => {
    await enterCode(canvasElement);
    await expect(await canvas.findByRole('heading', { name: 'Use your passkey' })).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: 'I don’t have it here' }));
    await expect(canvas.getByRole('textbox', { name: 'Recovery code' })).toBeVisible();
  },
};

export const ARecoveryCodeLeadsToANewPasskey: Story = {
  args: {
    replies: [sent, next('passkey'), reply(signInWithRecoveryCode, { ticket: 't', next: 'new_passkey', options })],
  },
  play: async ({ canvas, canvasElement }) => {
    await enterCode(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: 'I don’t have it here' }));
    await userEvent.type(canvas.getByRole('textbox', { name: 'Recovery code' }), 'abcd-efgh');
    await userEvent.click(canvas.getByRole('button', { name: 'Continue' }));
    await expect(await canvas.findByRole('heading', { name: 'Create a passkey' })).toHaveFocus();
  },
};

const locked: StoryReply = {
  endpoint: checkDeskCode,
  status: 429,
  body: { status: 'error', message: 'Too many wrong codes. Please request a new one.', code: 'otp_locked' },
};

export const ARecoveryCodeGetsCodesThatStrangersCannotLock: Story = {
  args: { replies: [sent, locked, reply(addDeskDevice, null)] },
  play: async ({ canvas, canvasElement }) => {
    await enterCode(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: 'Use a recovery code' }));
    await expect(canvas.getByRole('heading', { name: 'Use a recovery code' })).toHaveFocus();
    await userEvent.type(canvas.getByRole('textbox', { name: 'Recovery code' }), 'abcd-efgh');
    await userEvent.click(canvas.getByRole('button', { name: 'Continue' }));
    await expect(await canvas.findByRole('textbox', { name: 'Code' })).toHaveValue('');
    await expect(canvas.queryByRole('button', { name: 'Use a recovery code' })).toBeNull();
  },
};

export const InvitedWithoutAName: Story = {
  args: {
    replies: [sent, next('new_passkey')],
    invitation: { secret: 's', name: null, text: 'You are invited as editor. Enter the number ending in 10.' },
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByRole('heading', { name: 'Join the desk' })).toBeVisible();
    await enterCode(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: 'Create passkey' }));
    await expect(canvas.getAllByText('Enter your name first.')[0]).toBeInTheDocument();
    await userEvent.type(canvas.getByRole('textbox', { name: 'Your name' }), 'Asha');
    await expect(canvas.getByRole('button', { name: 'Create passkey' })).not.toHaveAttribute('aria-disabled');
  },
};

const opened = fn();

export const RecoveryCodesAreKeptFirst: StoryObj = {
  render: () => (
    <DeskStage replies={[]}>
      <main>
        <RecoveryCodes codes={['k3m9-p2xq', 'a7d4-w8rt']} done="Open the desk" onDone={opened} />
      </main>
    </DeskStage>
  ),
  beforeEach: () => void opened.mockClear(),
  play: async ({ canvas }) => {
    const open = await canvas.findByRole('button', { name: 'Open the desk' });
    await userEvent.click(open);
    await expect(opened).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('checkbox', { name: 'I have saved these codes' }));
    await userEvent.click(open);
    await expect(opened).toHaveBeenCalledOnce();
  },
};
