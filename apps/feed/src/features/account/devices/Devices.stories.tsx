import { revokeOtherSessions, revokeSession, sessions } from '@maidan/contract/account/sessions';
import { SiteStage } from '@maidan/site/testing/SiteStage';
import { failingOnce, failure, pending, reply, type StoryReply } from '@maidan/site/testing/story-replies';
import { ToastRegion } from '@maidan/ui/Toast';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { laptop, phone, unnamed } from '../testing/samples.ts';
import { Devices } from './Devices.tsx';

function DevicesOnStage({ answers }: { answers: readonly StoryReply[] }) {
  return (
    <SiteStage replies={answers} signedIn path="/myaccount">
      <Devices />
      <ToastRegion />
    </SiteStage>
  );
}

/** The sessions that the user has ended; the list is refetched after each. */
const ended = new Set<unknown>();
const listed: StoryReply = {
  endpoint: sessions,
  status: 200,
  body: () => [phone, laptop, unnamed].filter(({ id }) => !ended.has(id)),
};
const ends = (endpoint: StoryReply['endpoint'], ...ids: readonly unknown[]): StoryReply => ({
  endpoint,
  status: 204,
  body() {
    for (const id of ids) ended.add(id);
    return null;
  },
});

const meta = {
  title: 'Account/Devices',
  component: DevicesOnStage,
  args: { answers: [listed, ends(revokeOtherSessions, 's2', 's3'), ends(revokeSession, 's2')] },
  decorators: [(Story) => <div style={{ maxWidth: 600 }}>{Story()}</div>],
  beforeEach: () => ended.clear(),
} satisfies Meta<typeof DevicesOnStage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const ThisDeviceAndOthers: Story = {
  play: async ({ canvas }) => {
    const [here, ...others] = await canvas.findAllByRole('listitem');
    await expect(here).toHaveTextContent('This device');
    // The current session is ended with Logout.
    await expect(within(here!).queryByRole('button')).toBeNull();
    await expect(others).toHaveLength(2);
    await expect(canvas.getByRole('button', { name: 'Log out A browser' })).toBeVisible();
  },
};

export const OnlyThisDevice: Story = {
  args: { answers: [reply(sessions, [phone])] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('This device')).toBeVisible();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

export const EndOne: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Log out Firefox on Windows' }));
    await expect(await canvas.findByText('Firefox on Windows is logged out.')).toBeVisible();
    await waitFor(() => expect(canvas.getAllByRole('listitem')).toHaveLength(2));
  },
};

export const EndAllOthers: Story = {
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Log out all other devices' }));
    const page = within(canvasElement.ownerDocument.body);
    const dialog = within(await page.findByRole('alertdialog', { name: 'Log out all other devices?' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Log out' }));
    await expect(await canvas.findByText('All other devices are logged out.')).toBeVisible();
    await waitFor(() => expect(canvas.getAllByRole('listitem')).toHaveLength(1));
  },
};

/** A session that could not be ended stays in the list. */
export const NotEnded: Story = {
  args: { answers: [listed, failure(revokeSession)] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Log out Firefox on Windows' }));
    await expect(await canvas.findByText('Something went wrong.')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Log out Firefox on Windows' })).toBeVisible();
  },
};

export const Loading: Story = {
  args: { answers: [pending(sessions)] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Loading devices')).toBeInTheDocument();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

export const CanBeTriedAgain: Story = {
  args: { answers: [failingOnce(sessions, [phone])] },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('Something went wrong.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(await canvas.findByText('Chrome on Android')).toBeVisible();
  },
};

export const LongNameAt320: Story = {
  args: { answers: [reply(sessions, [phone, { ...laptop, device: 'Browser'.repeat(20) }])] },
  globals: { viewport: { value: 'narrow' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: /^Log out BrowserBrowser/ })).toBeVisible();
  },
};
