import { cancelRegistration, ownRegistrations } from '@maidan/contract/league/league-registrations';
import { SiteStage } from '@maidan/site/testing/SiteStage';
import { failingOnce, failure, pending, reply, type StoryReply } from '@maidan/site/testing/story-replies';
import { ToastRegion } from '@maidan/ui/Toast';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { jets, kites } from '../testing/samples.ts';
import { Registrations } from './Registrations.tsx';

function RegistrationsOnStage({ answers }: { answers: readonly StoryReply[] }) {
  return (
    <SiteStage replies={answers} signedIn path="/myaccount">
      <Registrations />
      <ToastRegion />
    </SiteStage>
  );
}

/** Whether the team was left; the list is refetched after a cancellation. */
let isLeft = false;
const cancelling: readonly StoryReply[] = [
  { endpoint: ownRegistrations, status: 200, body: () => (isLeft ? [jets] : [kites, jets]) },
  {
    endpoint: cancelRegistration,
    status: 200,
    body() {
      isLeft = true;
      return { status: 'success', message: 'Your registration is cancelled.' };
    },
  },
];

const meta = {
  title: 'Account/Registrations',
  component: RegistrationsOnStage,
  args: { answers: cancelling },
  decorators: [(Story) => <div style={{ maxWidth: 600 }}>{Story()}</div>],
  beforeEach: () => void (isLeft = false),
} satisfies Meta<typeof RegistrationsOnStage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const OpenAndClosed: Story = {
  play: async ({ canvas }) => {
    const [open, closed] = await canvas.findAllByRole('listitem');
    await expect(within(open!).getByRole('link', { name: 'Chat Koramangala Kites' })).toBeVisible();
    await expect(within(open!).getByRole('button', { name: 'Cancel Koramangala Kites' })).toBeVisible();
    await expect(closed).toHaveTextContent(/Registration is closed/);
    await expect(within(closed!).queryByRole('button')).toBeNull();
  },
};

export const Cancelled: Story = {
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Cancel Koramangala Kites' }));
    const page = within(canvasElement.ownerDocument.body);
    const dialog = within(await page.findByRole('alertdialog', { name: 'Give up your place in Koramangala Kites?' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Give up my place' }));
    await expect(await canvas.findByText('Your registration is cancelled.')).toBeVisible();
    await waitFor(() => expect(canvas.queryByRole('button', { name: 'Cancel Koramangala Kites' })).toBeNull());
  },
};

export const NoTeamYet: Story = {
  args: { answers: [reply(ownRegistrations, [])] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^You haven’t joined a team yet\./)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'See the leagues' })).toBeVisible();
  },
};

/** A spec-only server cannot list registrations. */
export const WithoutTheList: Story = {
  args: { answers: [failure(ownRegistrations, 404)] },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.queryByRole('heading')).toBeNull());
  },
};

export const Loading: Story = {
  args: { answers: [pending(ownRegistrations)] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Loading registrations')).toBeInTheDocument();
    await expect(canvas.queryByText(/^You haven’t joined/)).toBeNull();
  },
};

export const CanBeTriedAgain: Story = {
  args: { answers: [failingOnce(ownRegistrations, [kites])] },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('Something went wrong.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(await canvas.findByRole('button', { name: 'Cancel Koramangala Kites' })).toBeVisible();
  },
};

export const LongNamesAt320: Story = {
  args: {
    answers: [
      reply(ownRegistrations, [{ ...kites, group_name: 'Unbroken'.repeat(15), league_name: 'ಸಂಜೆ ಆಟ '.repeat(12) }]),
    ],
  },
  globals: { viewport: { value: 'narrow' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: /^Cancel Unbroken/ })).toBeVisible();
  },
};
