import { keepAccount } from '@maidan/contract/account/account';
import { accountPin } from '@maidan/contract/account/account-pin';
import { phoneChange } from '@maidan/contract/account/phone-change';
import { sessions } from '@maidan/contract/account/sessions';
import { me } from '@maidan/contract/account/users';
import { ownRegistrations } from '@maidan/contract/league/league-registrations';
import { SiteStage } from '@maidan/site/testing/SiteStage';
import { failure, pending, reply, type StoryReply } from '@maidan/site/testing/story-replies';
import { ToastRegion } from '@maidan/ui/Toast';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { jets, kites, laptop, longUser, phone, sampleUser, unnamed } from './testing/samples.ts';
import { AccountView } from './AccountView.tsx';
import { ProfileSkeleton } from './profile/ProfileSkeleton.tsx';

const replies: readonly StoryReply[] = [
  reply(me, sampleUser),
  reply(ownRegistrations, [kites, jets]),
  reply(sessions, [phone, laptop, unnamed]),
  reply(accountPin, { is_set: false }),
  reply(phoneChange, { phone: null, takes_effect_at: null }),
];

/** @param first replies that replace the default ones */
function AccountOnStage({ first }: { first: readonly StoryReply[] }) {
  return (
    <SiteStage replies={[...first, ...replies]} signedIn path="/myaccount">
      <main>
        <h1>My account</h1>
        <AccountView loading={<ProfileSkeleton />} quickLinks={<p>Quick links</p>} />
      </main>
      <ToastRegion />
    </SiteStage>
  );
}

const meta = {
  title: 'Account/My account',
  component: AccountOnStage,
  args: { first: [] },
} satisfies Meta<typeof AccountOnStage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Filled: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Ananya' })).toBeVisible();
    await expect(await canvas.findByRole('button', { name: /^Cancel Koramangala Kites$/ })).toBeVisible();
    await expect(await canvas.findByRole('button', { name: 'Log out Firefox on Windows' })).toBeVisible();
    await expect(await canvas.findByRole('button', { name: 'Set a PIN' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Delete my account' })).toBeVisible();
  },
};

/** A spec-only server: no devices, teams, PIN, download or deletion. */
export const WithoutExtensions: Story = {
  args: { first: [sessions, ownRegistrations, accountPin, phoneChange].map((endpoint) => failure(endpoint, 404)) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Update Profile' })).toBeVisible();
    await waitFor(() => expect(canvas.queryByRole('heading', { name: 'Devices' })).toBeNull());
    await waitFor(() => expect(canvas.queryByRole('button', { name: 'Delete my account' })).toBeNull());
    await expect(canvas.queryByRole('heading', { name: 'Account PIN' })).toBeNull();
  },
};

export const Loading: Story = {
  args: { first: [pending(me)] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Loading')).toBeInTheDocument();
    await expect(canvas.queryByRole('button', { name: 'Update Profile' })).toBeNull();
  },
};

/** The page also retries by itself. */
export const CannotLoad: Story = {
  args: { first: [failure(me)] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Something went wrong.')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Try again' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Update Profile' })).toBeNull();
  },
};

/** The owner has deleted the account, and can still keep it for seven days. */
export const DeletedByItsOwner: Story = {
  args: {
    first: [
      reply(me, { ...sampleUser, deletes_at: '2040-01-08T10:00:00+05:30' }),
      reply(keepAccount, { message: 'Your account stays.' }),
    ],
  },
  play: async ({ canvas, userEvent }) => {
    const note = await canvas.findByRole('note', { name: 'Deletion of your account' });
    await expect(note).toHaveTextContent(/deleted on 8 Jan 2040/);
    await userEvent.click(canvas.getByRole('button', { name: 'Keep my account' }));
    await expect(await canvas.findByText('Your account stays.')).toBeVisible();
    await expect(canvas.queryByRole('note', { name: 'Deletion of your account' })).toBeNull();
  },
};

export const LongTextsAt320: Story = {
  args: {
    first: [
      reply(me, longUser),
      reply(ownRegistrations, [{ ...kites, group_name: 'Unbroken'.repeat(20), league_name: 'League'.repeat(20) }]),
      reply(sessions, [phone, { ...laptop, device: 'Browser'.repeat(20) }]),
    ],
  },
  globals: { viewport: { value: 'narrow' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: /^Cancel Unbroken/ })).toBeVisible();
    await expect(await canvas.findByRole('button', { name: /^Log out BrowserBrowser/ })).toBeVisible();
  },
};
