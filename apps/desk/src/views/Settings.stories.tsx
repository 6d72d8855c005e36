import { deskLog, type LoggedAct } from '@maidan/contract/desk/log';
import { restorePosts } from '@maidan/contract/desk/posts/posts';
import { deskSessions, passkeys } from '@maidan/contract/desk/access/me';
import { readyAnswers, saveReadyAnswer } from '@maidan/contract/desk/inbox/ready-answers';
import { deskSiteDetails, saveSiteDetails, type SiteDetail } from '@maidan/contract/desk/site-details';
import { invitations, invite, staffList } from '@maidan/contract/desk/access/staff';
import type { StaffMember } from '@maidan/contract/desk/access/staff-member';
import { failingOnce, failure, pending, reply, type StoryReply } from '@maidan/site/testing/story-replies';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import type { SettingsPart } from '../paths.ts';
import { DeskStage } from '../testing/DeskStage.tsx';
import { busyDay, farhan, kavya } from '../testing/samples.ts';
import { Settings } from './Settings.tsx';

const at = kavya.last_seen_at;
const invitation = {
  id: 1,
  name: 'Nandini',
  phone_ending: '44',
  roles: ['editor' as const],
  leagues: [],
  invited_by: { id: 7, name: 'Kavya' },
  created_at: at,
  expires_at: at,
};
const withdrawn: LoggedAct = {
  id: 90,
  at,
  staff: { id: 7, name: 'Kavya' },
  action: 'post.withdrawn',
  thing: { kind: 'post', id: 4, name: 'Turf at night' },
  before: { state: 'out' },
  after: { state: 'withdrawn' },
  device: 'Chrome on Android',
  is_latest: true,
};
const details: readonly SiteDetail[] = [
  { name: 'name', value: 'Akhada', built_in: 'Maidan' },
  { name: 'tagline', value: null, built_in: 'Sport and culture, one ground' },
  { name: 'support_email', value: null, built_in: 'support@maidan.example' },
  {
    name: 'security_email',
    value: 'security-reports-of-the-whole-organisation@akhada.example',
    built_in: 'a@b.example',
  },
  { name: 'instagram', value: '', built_in: 'https://www.instagram.com/maidan.example' },
  { name: 'policies_updated', value: null, built_in: '2024-01-14' },
  { name: 'refund_request_days', value: null, built_in: '14' },
];
const replies: readonly StoryReply[] = [
  reply(passkeys, { data: [{ id: 1, name: 'Pixel 7', created_at: at, last_used_at: at, synced: true }] }),
  reply(deskSessions, {
    data: [
      { id: 1, device: 'Chrome on Android', created_at: at, last_used_at: at, current: true },
      { id: 2, device: 'Firefox on Windows', created_at: at, last_used_at: at, current: false },
    ],
  }),
  reply(staffList, { data: [kavya, farhan], cursor: null }),
  reply(invitations, { data: [invitation], cursor: null }),
  reply(invite, { ...invitation, link: 'https://desk.maidan.example/join#secret' }),
  reply(restorePosts, { done: [], failed: [{ id: 4, name: 'Turf at night', reason: 'Its files have been removed.' }] }),
  reply(readyAnswers, { data: [] }),
  reply(deskSiteDetails, { data: [...details] }),
  reply(saveSiteDetails, { data: [...details] }),
  reply(deskLog, {
    data: [withdrawn, ...(busyDay.security?.data ?? []).map((act) => ({ ...act, is_latest: true }))],
    cursor: null,
  }),
];

interface StageProps {
  part: SettingsPart;
  staff?: StaffMember;
  more?: readonly StoryReply[];
}

function Stage({ part, staff = kavya, more }: StageProps) {
  return (
    <DeskStage replies={more ? [...more, ...replies] : replies} staff={staff} path="/settings">
      <main>
        <Settings part={part} />
      </main>
    </DeskStage>
  );
}

const meta = {
  title: 'Settings',
  component: Stage,
  args: { part: 'you' },
} satisfies Meta<typeof Stage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const You: Story = {
  play: async ({ canvas }) => {
    const remove = await canvas.findByRole('button', { name: 'Remove' });
    await expect(remove).toHaveAccessibleDescription('Add another passkey first: you need one to sign in.');
    await expect(await canvas.findByText('Firefox on Windows')).toBeVisible();
    await expect(canvas.getAllByRole('button', { name: 'Sign out' })).toHaveLength(2);
  },
};

export const InvitingGivesALinkOnce: Story = {
  args: { part: 'staff' },
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByText(/^Organiser of Gully Cup\. No passkey yet/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Invite someone' }));
    const dialog = within(await within(canvasElement.ownerDocument.body).findByRole('dialog'));
    await userEvent.type(dialog.getByRole('textbox', { name: 'Phone number' }), '9845012244');
    await userEvent.click(dialog.getByRole('button', { name: 'Create link' }));
    await expect(await dialog.findByRole('textbox', { name: 'Link' })).toHaveValue(
      'https://desk.maidan.example/join#secret',
    );
  },
};

export const WhoMayDoWhat: Story = {
  args: { part: 'permissions' },
  play: async ({ canvas }) => {
    const owners = within(await canvas.findByRole('region', { name: /^Owner \d/ }));
    await expect(owners.getByText('Removes a person from the staff and ends their sessions')).toHaveTextContent(
      'passkey',
    );
    await expect(canvas.getByRole('region', { name: 'Limits' })).toBeVisible();
  },
};

export const WhoMayDoWhatOnAPhone: Story = { ...WhoMayDoWhat, globals: { viewport: { value: 'narrow' } } };

export const NamesOfTheSites: Story = {
  args: { part: 'sites' },
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByText('Not shown')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Edit contacts' }));
    const page = within(canvasElement.ownerDocument.body);
    const dialog = within(await page.findByRole('dialog'));
    const save = dialog.getByRole('button', { name: 'Save' });
    await expect(save).toHaveAccessibleDescription('Nothing has changed.');
    const support = dialog.getByRole('textbox', { name: 'Support e-mail' });
    await userEvent.clear(support);
    await userEvent.type(support, 'help@akhada');
    await expect(support).toHaveAccessibleDescription(/Please enter an e-mail address\./);
    await expect(save).toHaveAccessibleDescription('Check this field: Support e-mail.');
    await userEvent.type(support, '.example');
    await userEvent.click(save);
    await waitFor(() => expect(page.getByText('Contacts changed')).toBeVisible());
    await expect(page.getByRole('button', { name: 'Undo' })).toBeVisible();
  },
};

export const NamesOfTheSitesOnAPhone: Story = {
  args: { part: 'sites' },
  globals: { viewport: { value: 'narrow' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Edit names' })).toBeVisible();
  },
};

export const NoReadyAnswersYet: Story = {
  args: { part: 'answers' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Save the answers you give often/)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'New answer' })).toBeVisible();
  },
};

const grounds = { id: 1, name: 'Grounds', text: 'Our grounds in {location} are listed in the feed.', changed_at: null };

/** A refusal is shown in the dialog, and the text stays. */
export const ReadyAnswerRefused: Story = {
  args: { part: 'answers', more: [reply(readyAnswers, { data: [grounds] }), failure(saveReadyAnswer, 404)] },
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByText(grounds.text)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Edit' }));
    const dialog = within(
      await within(canvasElement.ownerDocument.body).findByRole('dialog', { name: 'Edit the answer' }),
    );
    await userEvent.type(dialog.getByRole('textbox', { name: 'Name' }), ' near you');
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(dialog.getByText('Something went wrong.')).toBeVisible());
    await expect(dialog.getByRole('textbox', { name: 'Name' })).toHaveValue('Grounds near you');
  },
};

export const MemberOfTheStaff: Story = {
  args: { part: 'staff' },
  play: async ({ canvas, canvasElement }) => {
    const [, manage] = await canvas.findAllByRole('button', { name: 'Manage' });
    if (manage) await userEvent.click(manage);
    const dialog = within(await within(canvasElement.ownerDocument.body).findByRole('dialog', { name: farhan.name }));
    await expect(dialog.getByRole('button', { name: 'Remove from the staff' })).toHaveAccessibleDescription(
      'Type the name first.',
    );
  },
};

export const Log: Story = {
  args: { part: 'log' },
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByText('roles: editor, now organiser')).toBeVisible();
    // Only entries that can be undone have a button.
    await expect(canvas.getAllByRole('button', { name: /^Undo – / })).toHaveLength(1);
    await userEvent.click(canvas.getByRole('button', { name: /^Undo.*Turf at night$/ }));
    const page = within(canvasElement.ownerDocument.body);
    await waitFor(() => expect(page.getByText('Its files have been removed.')).toBeVisible());
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'What' }), 'Posts');
    await expect(canvas.getByRole('combobox', { name: 'What' })).toHaveValue('post.');
  },
};

export const LogOnAPhone: Story = { ...Log, globals: { viewport: { value: 'narrow' } } };

export const NotForThisRole: Story = {
  args: { part: 'staff', staff: { ...farhan, roles: ['editor'] } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/This is not available to your role\./)).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'Staff' })).not.toBeInTheDocument();
  },
};

const moderator: StaffMember = { ...farhan, roles: ['moderator'] };

/** Others than owners see only what they did, and cannot export it. */
export const LogOfAModerator: Story = {
  args: { part: 'log', staff: moderator },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('what you did')).toBeVisible();
    await expect(await canvas.findByText('roles: editor, now organiser')).toBeVisible();
    await expect(canvas.queryByRole('combobox', { name: 'Who' })).toBeNull();
    await expect(canvas.queryByRole('button', { name: /CSV/ })).toBeNull();
  },
};

export const EmptyLog: Story = {
  args: { part: 'log', more: [reply(deskLog, { data: [], cursor: null })] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Everything done at the desk is logged here.')).toBeVisible();
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'What' }), 'Passkeys');
    await expect(await canvas.findByText('No entries match.')).toBeVisible();
    // The filter stays, so that it can be changed.
    await expect(canvas.getByRole('combobox', { name: 'What' })).toHaveDisplayValue('Passkeys');
  },
};

export const LogLoading: Story = {
  args: { part: 'log', more: [pending(deskLog)] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Loading log')).toBeInTheDocument();
    await expect(canvas.getByRole('combobox', { name: 'What' })).toBeEnabled();
  },
};

export const LogCanBeTriedAgain: Story = {
  args: { part: 'log', more: [failingOnce(deskLog, { data: [withdrawn], cursor: null })] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('We could not load the log.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(await canvas.findByRole('button', { name: /^Undo.*Turf at night$/ })).toBeVisible();
  },
};

/** Permissions are part of the code: nothing loads from the server, but only owners may read them. */
export const PermissionsNotForThisRole: Story = {
  args: { part: 'permissions', staff: moderator },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/This is not available to your role\./)).toBeVisible();
    await expect(canvas.queryByRole('region')).toBeNull();
    await expect(canvas.queryByRole('link', { name: 'Permissions' })).toBeNull();
    await expect(canvas.getByRole('link', { name: 'Log' })).toBeVisible();
  },
};
