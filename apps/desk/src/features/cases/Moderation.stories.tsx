import {
  changeHeldWord,
  decideAppeal,
  deskAppeals,
  deskSanctions,
  heldWords,
  liftSanction,
  type DeskAppeal,
  type Sanctioned,
} from '@maidan/contract/desk/cases/moderation';
import { failure, pending, reply, type StoryReply } from '@maidan/site/testing/story-replies';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import type { ReactNode } from 'react';
import { DeskStage } from '../../testing/DeskStage.tsx';
import { Appeals } from './Appeals.tsx';
import { HeldWords } from './HeldWords.tsx';
import { Sanctions } from './Sanctions.tsx';

const appeal: DeskAppeal = {
  id: 3,
  kind: 'sanction',
  person: 'Ravi',
  decision:
    'You can read but not take part until 27 Nov 2026, 10:00 AM, because of something you wrote: it is hateful.',
  comment: null,
  text: 'We are friends and he laughed about it.\nAsk him.',
  at: '2026-11-20T12:00:00Z',
  may_decide: true,
  refused: null,
};
const mine: DeskAppeal = { ...appeal, id: 4, kind: 'comment', comment: 'Nobody wants you here', may_decide: false };
const ofStaff: DeskAppeal = { ...appeal, id: 7, person: 'Kavya', may_decide: false, refused: 'staff' };
const banned: Sanctioned = {
  id: 5,
  person: 'Ravi',
  kind: 'ban',
  rule: 'hate',
  at: '2026-11-20T12:00:00Z',
  ends_at: null,
  refused: null,
};
const words = ['bastard', 'example.com', 'ಹಲ್ಕಟ್'];

const screens: Readonly<Record<string, ReactNode>> = {
  appeals: <Appeals />,
  people: <Sanctions />,
  words: <HeldWords />,
};

function Stage({ of, with: given }: { of: string; with: readonly StoryReply[] }) {
  return (
    <DeskStage replies={given} path={`/reports/${of}`}>
      <main>
        <h1>Reports</h1>
        {screens[of]}
      </main>
    </DeskStage>
  );
}

const meta = {
  title: 'Reports/Cases',
  component: Stage,
  args: {
    of: 'appeals',
    with: [reply(deskAppeals, { data: [appeal, mine, ofStaff], cursor: null }), reply(decideAppeal, null)],
  },
} satisfies Meta<typeof Stage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const AppealsFound: Story = {
  play: async ({ canvas, canvasElement }) => {
    const rows = await canvas.findAllByRole('listitem');
    await expect(rows.map((row) => within(row).queryAllByRole('button').length)).toEqual([2, 0, 0]);
    await expect(canvas.getByText('This person is on the staff, so an owner has to decide.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Reverse the decision' }));
    const page = within(canvasElement.ownerDocument.body);
    await waitFor(() => expect(page.getByText('Decision reversed')).toBeVisible());
    await userEvent.click(page.getByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(page.getByText('Appeal reopened')).toBeVisible());
  },
};
export const AppealsNone: Story = { args: { with: [reply(deskAppeals, { data: [], cursor: null })] } };
export const AppealsUnavailable: Story = { args: { with: [failure(deskAppeals, 503)] } };
export const PeopleFound: Story = {
  args: {
    of: 'people',
    with: [
      reply(deskSanctions, { data: [banned, { ...banned, id: 6, kind: 'limit', ends_at: appeal.at }], cursor: null }),
      reply(liftSanction, null),
    ],
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByText('Banned permanently, for: Hate')).toBeVisible();
    const [lift] = canvas.getAllByRole('button', { name: 'Lift' });
    await userEvent.click(lift as HTMLElement);
    const page = within(canvasElement.ownerDocument.body);
    await waitFor(() => expect(page.getByText('Ravi can take part again')).toBeVisible());
    await userEvent.click(page.getByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(page.getByText('Banned again: Ravi')).toBeVisible());
  },
};
export const PeopleForOwners: Story = {
  args: {
    of: 'people',
    with: [reply(deskSanctions, { data: [{ ...banned, refused: 'endless' }], cursor: null })],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Lift' })).toHaveAccessibleDescription(
      'This sanction is permanent, so an owner has to decide.',
    );
  },
};
export const PeopleNone: Story = { args: { of: 'people', with: [reply(deskSanctions, { data: [], cursor: null })] } };
export const Words: Story = {
  args: { of: 'words', with: [reply(heldWords, { data: words }), reply(changeHeldWord, { data: words })] },
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findAllByRole('listitem')).toHaveLength(3);
    const page = within(canvasElement.ownerDocument.body);
    await userEvent.type(canvas.getByRole('textbox', { name: 'Word, phrase or site' }), 'lucky draw{Enter}');
    await waitFor(() => expect(page.getByText('“lucky draw” added to the list')).toBeVisible());
    await expect(canvas.getByRole('textbox', { name: 'Word, phrase or site' })).toHaveValue('');
    await userEvent.click(canvas.getByRole('button', { name: 'Remove bastard' }));
    await waitFor(() => expect(page.getByText('“bastard” removed from the list')).toBeVisible());
  },
};
export const WordsLoading: Story = { args: { of: 'words', with: [pending(heldWords)] } };
