import { liftSanction } from '@maidan/contract/desk/cases/moderation';
import {
  endPersonSessions,
  findPeople,
  personById,
  sanctionPerson,
  showPersonPhone,
  type Person as PersonReply,
} from '@maidan/contract/desk/people';
import { failure, pending, reply, type StoryReply } from '@maidan/site/testing/story-replies';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { DeskStage } from '../../testing/DeskStage.tsx';
import { kavya } from '../../testing/samples.ts';
import { People } from './People.tsx';
import { Person } from './Person.tsx';

const meera: PersonReply = {
  id: 101,
  name: 'Meera',
  phone_ending: '10',
  since: '2026-11-03T10:00:00Z',
  sanction: 'suspension',
  leaves_at: null,
  roles: [],
  refused: null,
  sessions_refused: null,
  teams: ['Lane 14'],
  leagues: ['Bengaluru Gully Cup'],
  comments: 1204,
  sanctions: [
    {
      id: 9,
      kind: 'suspension',
      rule: 'bullying',
      at: '2026-11-20T10:00:00Z',
      ends_at: '2026-11-27T10:00:00Z',
      in_force: true,
      refused: null,
    },
  ],
  sessions: [
    { id: 4, device: 'Chrome on Android', created_at: '2026-11-03T10:00:00Z', last_used_at: '2026-11-22T10:00:00Z' },
  ],
  conversations: [{ id: 1, subject: 'A place for Sunday', open: true, latest_at: '2026-11-22T08:00:00Z' }],
};
const long: PersonReply = {
  ...meera,
  id: 102,
  name: 'Venkatanarasimharajuvaripeta Krishnamurthy Subramaniam',
  phone_ending: null,
  sanction: null,
  leaves_at: '2026-12-20T10:00:00Z',
};
const replies: readonly StoryReply[] = [
  reply(findPeople, { data: [meera, long], cursor: null }),
  reply(personById, meera),
  reply(showPersonPhone, { phone: '+91 00000 00010' }),
  reply(liftSanction, null),
  reply(endPersonSessions, null),
  reply(sanctionPerson, meera),
];

interface StageProps {
  id?: string;
  more?: readonly StoryReply[];
  isModerator?: boolean;
}

function Stage({ id, more, isModerator = false }: StageProps) {
  return (
    <DeskStage
      replies={more ? [...more, ...replies] : replies}
      path="/people"
      staff={isModerator ? { ...kavya, roles: ['moderator'] } : kavya}
    >
      <main>{id === undefined ? <People /> : <Person id={id} />}</main>
    </DeskStage>
  );
}

const meta = {
  title: 'People',
  component: Stage,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Stage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Find: Story = {
  play: async ({ canvas }) => {
    const row = await canvas.findByRole('link', { name: /Meera/ });
    await expect(row).toHaveTextContent('Number ends in 10');
    await expect(row).toHaveTextContent('Suspended');
    await expect(row).toHaveAttribute('href', '/people/101');
    await expect(canvas.getByText('Account deleted on 20 December')).toBeVisible();
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Find a person' }), 'mee');
    await expect(await canvas.findByRole('heading', { name: /^Found/ })).toBeVisible();
  },
};

export const OnAPhone: Story = { ...Find, globals: { viewport: { value: 'narrow' } } };

export const NoOne: Story = {
  args: { more: [reply(findPeople, { data: [], cursor: null })] },
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByRole('searchbox'), '00000');
    await expect(await canvas.findByText('No one has this name or number.')).toBeVisible();
  },
};

export const Loading: Story = { args: { more: [pending(findPeople)] } };

export const Failing: Story = {
  args: { id: '101', more: [failure(personById, 404)] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('We could not find this person.')).toBeVisible();
  },
};

export const OnePerson: Story = {
  args: { id: '101' },
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Meera' })).toBeVisible();
    await expect(canvas.getByText('Suspended, for: Insult or bullying')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Lift' }));
    const page = within(canvasElement.ownerDocument.body);
    await waitFor(() => expect(page.getByText('Meera can take part again')).toBeVisible());
    await userEvent.click(page.getByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(page.getByText('Suspended again: Meera')).toBeVisible());
    await userEvent.click(canvas.getByRole('button', { name: 'Show the number' }));
    await expect(await canvas.findByRole('link', { name: 'Call +91 00000 00010' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Log out everywhere' }));
    const dialog = within(await page.findByRole('alertdialog', { name: 'Log Meera out on one device?' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Log out everywhere' }));
    await waitFor(() => expect(page.getByText('Meera is logged out everywhere')).toBeVisible());
  },
};

export const LongNameOnAPhone: Story = {
  args: { id: '102', more: [reply(personById, long)] },
  globals: { viewport: { value: 'narrow' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('will be deleted on 20 December')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Show the number' })).toBeNull();
  },
};

const ofStaff: PersonReply = {
  ...meera,
  roles: ['editor'],
  refused: 'staff',
  sessions_refused: 'staff',
  sanctions: meera.sanctions.map((one) => ({ ...one, refused: 'staff' })),
};

export const OfTheStaff: Story = {
  args: { id: '101', more: [reply(personById, ofStaff)], isModerator: true },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: 'Meera' });
    for (const name of ['Lift', 'Warn, limit or suspend', 'Log out everywhere']) {
      await expect(canvas.getByRole('button', { name })).toHaveAccessibleDescription(
        'This person is on the staff, so an owner has to decide.',
      );
    }
  },
};

/** An owner may log out their own devices, such as a stolen one. */
export const OwnAccount: Story = {
  args: {
    id: '101',
    more: [reply(personById, { ...ofStaff, roles: ['owner'], refused: 'own', sessions_refused: null })],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Warn, limit or suspend' })).toHaveAccessibleDescription(
      'This is your own account, so another owner has to decide.',
    );
    await expect(canvas.getByRole('button', { name: 'Log out everywhere' })).not.toHaveAccessibleDescription();
  },
};

/** A moderator can still protect the account of someone whose phone was stolen. */
export const Unreported: Story = {
  args: { id: '101', more: [reply(personById, { ...meera, sanctions: [], refused: 'unreported' })], isModerator: true },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Warn, limit or suspend' })).toHaveAccessibleDescription(
      'None of their comments has been reported or held, so an owner has to decide.',
    );
    await expect(canvas.getByRole('button', { name: 'Log out everywhere' })).not.toHaveAccessibleDescription();
  },
};

const refused: StoryReply = {
  endpoint: sanctionPerson,
  status: 403,
  body: { status: 'error', message: 'This sanction is permanent, so an owner has to decide.', code: 'forbidden' },
};

export const Decide: Story = {
  args: { id: '101', more: [refused], isModerator: true },
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Warn, limit or suspend' }));
    const dialog = within(
      await within(canvasElement.ownerDocument.body).findByRole('dialog', { name: 'New sanction for Meera' }),
    );
    await expect(dialog.queryByRole('option', { name: /permanently/ })).toBeNull();
    await userEvent.selectOptions(dialog.getByRole('combobox', { name: 'Which rule they broke' }), 'spam');
    await userEvent.selectOptions(dialog.getByRole('combobox', { name: 'Sanction' }), 'ban-30');
    await userEvent.click(dialog.getByRole('button', { name: 'Apply sanction' }));
    await waitFor(() =>
      expect(dialog.getByText('This sanction is permanent, so an owner has to decide.')).toBeVisible(),
    );
    await expect(dialog.getByRole('combobox', { name: 'Which rule they broke' })).toHaveValue('spam');
  },
};
