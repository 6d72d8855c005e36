import { cancelPhoneChange, phoneChange } from '@maidan/contract/account/phone-change';
import { sessions } from '@maidan/contract/account/sessions';
import { SiteStage } from '@maidan/site/testing/SiteStage';
import { failure, reply, type StoryReply } from '@maidan/site/testing/story-replies';
import { ToastRegion } from '@maidan/ui/Toast';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { phone } from './testing/samples.ts';
import { WaitingNumber } from './WaitingNumber.tsx';

function NumberOnStage({ answers }: { answers: readonly StoryReply[] }) {
  return (
    <SiteStage replies={[...answers, reply(sessions, [phone])]} signedIn path="/myaccount">
      <WaitingNumber />
      <ToastRegion />
    </SiteStage>
  );
}

/** Whether the change was stopped; the page then refetches. */
let isStopped = false;
const waiting: StoryReply = {
  endpoint: phoneChange,
  status: 200,
  body: () =>
    isStopped
      ? { phone: null, takes_effect_at: null }
      : { phone: '9123456780', takes_effect_at: '2040-01-04T10:00:00+05:30' },
};
const stopping: StoryReply = {
  endpoint: cancelPhoneChange,
  status: 204,
  body() {
    isStopped = true;
    return null;
  },
};

const meta = {
  title: 'Account/Waiting number',
  component: NumberOnStage,
  args: { answers: [waiting, stopping] },
  decorators: [(Story) => <div style={{ maxWidth: 600 }}>{Story()}</div>],
  beforeEach: () => void (isStopped = false),
} satisfies Meta<typeof NumberOnStage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Waits: Story = {
  globals: { viewport: { value: 'narrow' } },
  play: async ({ canvas }) => {
    const note = await canvas.findByRole('note', { name: 'Change of phone number' });
    await expect(note).toHaveTextContent(/changes to 91••• ••780 after 4 Jan 2040/);
  },
};

export const Stopped: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Keep my current number' }));
    await expect(await canvas.findByText('Your phone number stays as it is.')).toBeVisible();
    await waitFor(() => expect(canvas.queryByRole('note')).toBeNull());
  },
};

export const CannotBeStopped: Story = {
  args: { answers: [waiting, failure(cancelPhoneChange)] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Keep my current number' }));
    await expect(await canvas.findByText('Something went wrong.')).toBeVisible();
    await expect(canvas.getByRole('note', { name: 'Change of phone number' })).toBeVisible();
  },
};
