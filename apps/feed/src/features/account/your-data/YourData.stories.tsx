import { deleteAccount, exportAccount, keepAccount } from '@maidan/contract/account/account';
import { sessions } from '@maidan/contract/account/sessions';
import { me } from '@maidan/contract/account/users';
import { SiteStage } from '@maidan/site/testing/SiteStage';
import { failure, reply, type StoryReply } from '@maidan/site/testing/story-replies';
import { ToastRegion } from '@maidan/ui/Toast';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, spyOn, waitFor, within } from 'storybook/test';
import { phone, sampleUser } from '../testing/samples.ts';
import { LeavingDialog } from './LeavingDialog.tsx';
import { StoredDataView } from './StoredDataView.tsx';

interface DataOnStage {
  answers: readonly StoryReply[];
  /** When the account deleted by its owner is erased. */
  leavesAt: string | null;
}

function DataOnStage({ answers, leavesAt }: DataOnStage) {
  return (
    <SiteStage
      replies={[...answers, reply(me, { ...sampleUser, deletes_at: leavesAt }), reply(sessions, [phone])]}
      signedIn
      path="/myaccount/data"
    >
      <main>
        <h1>Your data</h1>
        <StoredDataView>
          <p>Your phone number, until you delete your account.</p>
        </StoredDataView>
      </main>
      <LeavingDialog />
      <ToastRegion />
    </SiteStage>
  );
}

/** The first call sends a code, the second accepts it. */
let calls = 0;
const exporting: StoryReply = {
  endpoint: exportAccount,
  status: 200,
  body() {
    calls += 1;
    return calls === 1
      ? { message: 'Sent', exported_at: null, data: null, resend_after: 30 }
      : { message: 'Here', exported_at: '2026-11-20T10:00:00+05:30', data: {}, resend_after: null };
  },
};

const meta = {
  title: 'Account/Your data',
  component: DataOnStage,
  args: { answers: [], leavesAt: null },
  beforeEach: () => void (calls = 0),
} satisfies Meta<typeof DataOnStage>;

export default meta;
type Story = StoryObj<typeof meta>;

const openDialog = (element: HTMLElement, name: string) =>
  within(within(element.ownerDocument.body).getByRole('dialog', { name }));

export const WhatIsStored: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Download my data' })).toBeVisible();
    const stored = within(canvas.getByRole('region', { name: 'What we store about you' }));
    await expect(stored.getByRole('link', { name: 'privacy page' })).toHaveAttribute('href', '/privacy');
    await expect(stored.getByText(/^Your phone number/)).toBeVisible();
  },
};

/** A spec-only server has neither download nor deletion. */
export const WithoutExtensions: Story = {
  args: { answers: [failure(sessions, 404)] },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.queryByRole('button', { name: 'Download my data' })).toBeNull());
    await expect(canvas.getByRole('heading', { name: 'What we store about you' })).toBeVisible();
  },
};

export const Download: Story = {
  args: { answers: [exporting] },
  beforeEach: () => void spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined),
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Download my data' }));
    const dialog = openDialog(canvasElement, 'Download your data');
    await userEvent.click(dialog.getByRole('button', { name: 'Send OTP' }));
    const code = await dialog.findByRole('textbox', { name: 'Enter the OTP sent to 98•••\u00a0••210.' });
    await expect(dialog.getByRole('button', { name: 'Download my data' })).toHaveAttribute('aria-disabled', 'true');
    await userEvent.type(code, '123456');
    await userEvent.click(dialog.getByRole('button', { name: 'Download my data' }));
    await expect(await canvas.findByText('Your data is saved as a file.')).toBeVisible();
  },
};

export const DeleteAt320: Story = {
  globals: { viewport: { value: 'narrow' } },
  args: {
    answers: [reply(deleteAccount, { message: 'Sent', deleted: false, deletes_at: null, resend_after: 30 })],
  },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Delete my account' }));
    const dialog = openDialog(canvasElement, 'Delete your account?');
    await expect(dialog.getAllByRole('listitem')).toHaveLength(4);
    await userEvent.click(dialog.getByRole('button', { name: 'Send OTP' }));
    await expect(await dialog.findByRole('textbox', { name: 'Enter the OTP sent to 98•••\u00a0••210.' })).toHaveFocus();
    await expect(dialog.getByRole('button', { name: 'Delete my account' })).toHaveAttribute('aria-disabled', 'true');
    // Screen readers announce the wait for another code, too.
    await expect(dialog.getByRole('button', { name: 'Resend OTP?' })).toHaveAttribute('aria-disabled', 'true');
  },
};

/** After a login to an account that its owner has deleted. */
export const KeepAfterALogin: Story = {
  args: { leavesAt: '2040-01-08T10:00:00+05:30', answers: [reply(keepAccount, { message: 'Your account stays.' })] },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const page = within(canvasElement.ownerDocument.body);
    const dialog = within(await page.findByRole('alertdialog', { name: 'Keep your account?' }));
    await expect(dialog.getByText(/^It will be deleted on 8 Jan 2040/)).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Keep my account' }));
    await expect(await canvas.findByText('Your account stays.')).toBeVisible();
    await expect(page.queryByRole('alertdialog')).toBeNull();
  },
};
