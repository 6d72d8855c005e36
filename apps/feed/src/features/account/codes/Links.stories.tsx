import { undoPhoneChange } from '@maidan/contract/account/phone-change';
import { confirmSubscription, endSubscription } from '@maidan/contract/account/subscriptions';
import { SiteStage } from '@maidan/site/testing/SiteStage';
import { failingOnce, failure, reply, type StoryReply } from '@maidan/site/testing/story-replies';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ComponentType } from 'react';
import { expect } from 'storybook/test';
import { KeepNumber } from '../KeepNumber.tsx';
import { ConfirmEmail } from './ConfirmEmail.tsx';
import { Unsubscribe } from './Unsubscribe.tsx';

interface LinkOnStage {
  Form: ComponentType;
  answer: StoryReply;
}

function LinkOnStage({ Form, answer }: LinkOnStage) {
  return (
    <SiteStage replies={[answer]} path="/confirm">
      <Form />
    </SiteStage>
  );
}

/** A link from a message carries its secret after the hash. */
function openLink(secret: string) {
  const before = location.href;
  history.replaceState(history.state, '', `${before.split('#')[0]}#${secret}`);
  return () => history.replaceState(history.state, '', before);
}

const meta = {
  title: 'Account/Links from messages',
  component: LinkOnStage,
  args: { Form: ConfirmEmail, answer: reply(confirmSubscription, { message: 'Your address is confirmed.' }) },
  decorators: [(Story) => <div style={{ maxWidth: 600 }}>{Story()}</div>],
  beforeEach: () => openLink('secret'),
} satisfies Meta<typeof LinkOnStage>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Nothing happens before the tap: mail programs open links to preview them. */
export const ConfirmAnAddress: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText(/^Confirm your address to get the news/)).toBeVisible();
    await expect(canvas.queryByText('Your address is confirmed.')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Confirm my address' }));
    const home = await canvas.findByRole('link', { name: 'To the home page' });
    await expect(home).toHaveAttribute('href', '/');
    const done = canvas.getByRole('status');
    await expect(done).toHaveTextContent('Your address is confirmed.');
    const range = document.createRange();
    range.selectNodeContents(done);
    const gap = home.getBoundingClientRect().top - range.getBoundingClientRect().bottom;
    await expect(gap, 'the button touches the text').toBeGreaterThanOrEqual(8);
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

export const UnsubscribeAt320: Story = {
  args: { Form: Unsubscribe, answer: reply(endSubscription, { message: 'You get no more e-mails.' }) },
  globals: { viewport: { value: 'narrow' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Unsubscribe' }));
    await expect(await canvas.findByText('You get no more e-mails.')).toBeVisible();
  },
};

export const KeepANumber: Story = {
  args: { Form: KeepNumber, answer: reply(undoPhoneChange, { message: 'Your number stays.' }) },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText(/wants to replace your phone number\./)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Keep my number' }));
    await expect(await canvas.findByText('Your number stays.')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Log In' })).toHaveAttribute('href', '/login');
  },
};

/** Some mail programs cut a long link. */
export const Incomplete: Story = {
  beforeEach: () => openLink(''),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Confirm my address' }));
    await expect(
      await canvas.findByText('This link is incomplete. Please open it from the e-mail again.'),
    ).toBeVisible();
  },
};

export const NoLongerWorks: Story = {
  args: { answer: failure(confirmSubscription, 404) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Confirm my address' }));
    await expect(await canvas.findByText('Something went wrong.')).toBeVisible();
  },
};

export const CanBeTriedAgain: Story = {
  args: { answer: failingOnce(confirmSubscription, { message: 'Your address is confirmed.' }) },
  play: async ({ canvas, userEvent }) => {
    const confirm = canvas.getByRole('button', { name: 'Confirm my address' });
    await userEvent.click(confirm);
    await expect(await canvas.findByText('Something went wrong.')).toBeVisible();
    await userEvent.click(confirm);
    await expect(await canvas.findByText('Your address is confirmed.')).toBeVisible();
    await expect(canvas.queryByText('Something went wrong.')).toBeNull();
  },
};
