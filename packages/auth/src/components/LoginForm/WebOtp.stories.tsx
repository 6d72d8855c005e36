import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState, type ComponentProps } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { LoginForm } from './LoginForm.tsx';
import { answersFor, CODE } from '../../testing/story-answers.ts';
import { browserWith } from '../../testing/story-sms.ts';

interface Circumstances {
  userstatus: 'new' | 'existing';
  onSignedIn: ComponentProps<typeof LoginForm>['onSignedIn'];
}

function Login({ userstatus, onSignedIn }: Circumstances) {
  const [{ sendOtp, verify, pendingLogin }] = useState(() => answersFor(userstatus));
  const terms = { terms: '#terms', privacy: '#privacy', cookies: '#cookies', appeal: '/appeal' };
  const flow = { sendOtp, verify, pendingLogin, onSignedIn, onEmptyReply: () => undefined };
  return <LoginForm {...flow} terms={terms} headingLevel={2} reopens={false} />;
}

let sms: ReturnType<typeof browserWith>;

const meta = {
  component: Login,
  args: { userstatus: 'existing', onSignedIn: fn() },
  beforeEach: () => {
    sms = browserWith({ webOtp: true });
    return sms.remove;
  },
} satisfies Meta<typeof Login>;

export default meta;
type Story = StoryObj<typeof meta>;

const button = (page: HTMLElement, name: string) => within(page).getByRole('button', { name });

async function send(page: HTMLElement) {
  await userEvent.type(within(page).getByRole('textbox', { name: 'Phone number' }), '9845012210');
  await userEvent.click(button(page, 'Send OTP'));
  return within(page).findByRole('textbox', { name: 'Enter the OTP sent to your phone number.' });
}

/** The one open request. */
async function request() {
  await waitFor(() => expect(sms.open()).toHaveLength(1));
  const [only] = sms.open();
  if (!only) throw new Error('the page does not wait for an SMS');
  return only;
}

export const CodeLogsInByItself: Story = {
  play: async ({ canvasElement: page, args }) => {
    await expect(sms.open()).toHaveLength(0);
    await send(page);
    const { options, arrive } = await request();
    await expect(options).toMatchObject({ otp: { transport: ['sms'] } });
    arrive(CODE);
    await waitFor(() => expect(args.onSignedIn).toHaveBeenCalledOnce());
    await expect(args.onSignedIn).toHaveBeenCalledWith({ token: 'mdn_story', userId: 7 });
    await expect(sms.open()).toHaveLength(0);
  },
};

export const NewUserStillGivesAName: Story = {
  args: { userstatus: 'new' },
  play: async ({ canvas, canvasElement: page, args }) => {
    const pin = await send(page);
    (await request()).arrive(CODE);
    await waitFor(() => expect(pin).toHaveValue(CODE));
    await expect(canvas.getByRole('textbox', { name: 'Name' })).toHaveFocus();
    await expect(canvas.getByRole('alert')).toBeEmptyDOMElement();
    await expect(args.onSignedIn).not.toHaveBeenCalled();
    await userEvent.keyboard('Ananya Krishnamurthy');
    await userEvent.type(canvas.getByRole('textbox', { name: 'E-mail' }), 'ananya.k@example.org');
    await userEvent.click(button(page, 'Log In'));
    await waitFor(() => expect(args.onSignedIn).toHaveBeenCalledOnce());
  },
};

export const WrongCodeSaysSo: Story = {
  play: async ({ canvasElement: page, args }) => {
    const pin = await send(page);
    (await request()).arrive('000000');
    await waitFor(() => expect(pin).toBeInvalid());
    await expect(pin).toHaveAccessibleDescription('This code is not right. You have 4 tries left.');
    await expect(pin).toHaveValue('000000');
    await expect(args.onSignedIn).not.toHaveBeenCalled();
    await userEvent.clear(pin);
    (await request()).arrive(CODE);
    await waitFor(() => expect(args.onSignedIn).toHaveBeenCalledOnce());
  },
};

export const RefusedTheFieldStaysAsItIs: Story = {
  play: async ({ canvas, canvasElement: page, args }) => {
    const pin = await send(page);
    (await request()).refuse();
    await userEvent.click(pin);
    await expect(pin).toHaveValue('');
    await expect(pin).not.toBeInvalid();
    await expect(canvas.getByRole('alert')).toBeEmptyDOMElement();
    await userEvent.type(pin, CODE);
    await waitFor(() => expect(args.onSignedIn).toHaveBeenCalledOnce());
  },
};

export const TypingEndsTheWait: Story = {
  play: async ({ canvasElement: page, args }) => {
    const pin = await send(page);
    const { options, arrive } = await request();
    await waitFor(() => expect(pin).toHaveFocus());
    await userEvent.keyboard(CODE.slice(0, 1));
    await expect(options.signal?.aborted).toBe(true);
    arrive('999999');
    await userEvent.keyboard(CODE.slice(1));
    await expect(sms.open()).toHaveLength(0);
    await waitFor(() => expect(args.onSignedIn).toHaveBeenCalledOnce());
  },
};

export const LeavingTheStepEndsTheWait: Story = {
  play: async ({ canvasElement: page }) => {
    await send(page);
    const { options } = await request();
    await userEvent.click(button(page, 'Change'));
    await expect(options.signal?.aborted).toBe(true);
    await expect(sms.open()).toHaveLength(0);
    await userEvent.click(button(page, 'I have an OTP'));
    await request();
  },
};

export const WithoutTheApiNothingIsAsked: Story = {
  beforeEach: () => {
    sms = browserWith({ webOtp: false });
    return sms.remove;
  },
  play: async ({ canvasElement: page, args }) => {
    await userEvent.type(await send(page), CODE);
    await userEvent.click(button(page, 'Log In'));
    await waitFor(() => expect(args.onSignedIn).toHaveBeenCalledOnce());
    await expect(sms.requests).toHaveLength(0);
  },
};
