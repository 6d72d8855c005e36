import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { answersFor, CODE } from '../../testing/story-answers.ts';
import { browserWith } from '../../testing/story-sms.ts';
import { LoginDialog } from './LoginDialog.tsx';

interface Circumstances {
  userstatus: 'new' | 'existing';
  onClose: () => void;
  onSignedIn: () => void;
}

const terms = { terms: '#terms', privacy: '#privacy', cookies: '#cookies', appeal: '/appeal' };

function Popup({ userstatus, onClose, onSignedIn }: Circumstances) {
  const [open, setOpen] = useState(true);
  const [{ sendOtp, verify, pendingLogin }] = useState(() => answersFor(userstatus));
  const close = () => {
    setOpen(false);
    onClose();
  };
  const signedIn = () => {
    setOpen(false);
    onSignedIn();
  };
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Login
      </button>
      <LoginDialog
        open={open}
        onClose={close}
        onLeave={close}
        onSignedIn={signedIn}
        onEmptyReply={close}
        {...{ sendOtp, verify, pendingLogin, terms }}
      />
    </>
  );
}

const meta = {
  component: Popup,
  args: { userstatus: 'existing', onClose: fn(), onSignedIn: fn() },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Popup>;

export default meta;
type Story = StoryObj<typeof meta>;

export const OpensOnTheNumber: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('dialog', { name: 'One-Click Login' })).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: 'Phone number' })).toHaveFocus();
  },
};

export const ByKeyboardAlone: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.keyboard('9845012210{Enter}');
    await waitFor(() => expect(canvas.getByRole('textbox', { name: /^Enter the OTP/ })).toHaveFocus());
    await userEvent.keyboard(`${CODE}{Enter}`);
    await waitFor(() => expect(args.onSignedIn).toHaveBeenCalledOnce());
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull());
  },
};

export const ClosedInTheMiddleItGoesOnThere: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.keyboard('9845012210{Enter}');
    await canvas.findByRole('heading', { name: 'OTP Verification' });
    await userEvent.click(canvas.getByRole('button', { name: 'Close' }));
    await expect(args.onClose).toHaveBeenCalledOnce();
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull());
    await userEvent.click(canvas.getByRole('button', { name: 'Login' }));
    const pin = await canvas.findByRole('textbox', { name: /^Enter the OTP/ });
    await expect(pin).toHaveValue('');
    await waitFor(() => expect(pin).toHaveFocus());
  },
};

let sms: ReturnType<typeof browserWith>;

export const ClosedItWaitsForNoSms: Story = {
  beforeEach: () => {
    sms = browserWith({ webOtp: true });
    return sms.remove;
  },
  play: async ({ canvas }) => {
    await userEvent.keyboard('9845012210{Enter}');
    await waitFor(() => expect(sms.open()).toHaveLength(1));
    await userEvent.click(canvas.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull());
    await expect(sms.open()).toHaveLength(0);
    await userEvent.click(canvas.getByRole('button', { name: 'Login' }));
    await waitFor(() => expect(sms.open()).toHaveLength(1));
  },
};

export const NewUserOnAPhone: Story = {
  args: { userstatus: 'new' },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await userEvent.keyboard('9845012210{Enter}');
    await canvas.findByRole('heading', { name: 'User Registration' });
    const { bottom } = canvas.getByRole('button', { name: 'Log In' }).getBoundingClientRect();
    await expect(bottom).toBeLessThanOrEqual(innerHeight);
  },
};
