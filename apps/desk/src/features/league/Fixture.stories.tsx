import {
  bringFixtureBack,
  deskFixtureById,
  removeFixture,
  rescheduleFixture,
  undoFixture,
} from '@maidan/contract/desk/league/league-fixtures';
import { deskMatchById } from '@maidan/contract/desk/league/match-day';
import { reply, type StoryReply } from '@maidan/site/testing/story-replies';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { asksFirst } from '../../testing/asks-first.ts';
import { DeskStage } from '../../testing/DeskStage.tsx';
import { resultEntered, untouched } from '../../testing/league-samples.ts';
import { Fixture } from './Fixture.tsx';

const replies: readonly StoryReply[] = [
  reply(deskFixtureById, untouched),
  reply(deskMatchById, { match: null, suggested: { sport: 'cricket', overs: '6', wickets: 7 } }),
];

/** The first act finds that the match is gone, and so does everything after it. */
function removedMeanwhile(): readonly StoryReply[] {
  let isGone = false;
  const gone = { status: 'error', message: 'This match was removed. The log can bring it back.', code: 'not_found' };
  const refused = () => {
    isGone = true;
    return gone;
  };
  return [
    { endpoint: removeFixture, status: 404, body: refused },
    {
      endpoint: deskFixtureById,
      get status() {
        return isGone ? 404 : 200;
      },
      body: () => (isGone ? gone : untouched),
    },
  ];
}

interface StageProps {
  more?: readonly StoryReply[];
  removedElsewhere?: boolean;
}

function Stage({ more, removedElsewhere = false }: StageProps) {
  const [first] = useState(() => (removedElsewhere ? removedMeanwhile() : more));
  return (
    <DeskStage replies={[...(first ?? []), ...replies]} path="/league">
      <main>
        <Fixture id="3" back="/league/1/open" />
      </main>
    </DeskStage>
  );
}

const meta = {
  title: 'League/Match',
  component: Stage,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Stage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const RemoveAMatch: Story = {
  args: { more: [reply(removeFixture, null), reply(bringFixtureBack, untouched)] },
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Remove the match' }));
    const page = within(canvasElement.ownerDocument.body);
    await expect(await page.findByText('Removed: Lane 14 v Rajarajeshwari Nagar Strikers')).toBeVisible();
    await userEvent.click(page.getByRole('button', { name: 'Undo' }));
    await expect(await page.findByText('Restored: Lane 14 v Rajarajeshwari Nagar Strikers')).toBeVisible();
  },
};

const followed = {
  refusal: null,
  warnings: [
    'It has a scorer’s link. Phones that score with it will show that the match is cancelled.',
    '3 devices will get a push notification that the match is off.',
  ],
};

export const RemoveWhatOthersKnowOf: Story = {
  args: { more: [reply(deskFixtureById, { ...untouched, removal: followed }), reply(removeFixture, null)] },
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Remove the match' }));
    const page = within(canvasElement.ownerDocument.body);
    const question = within(await page.findByRole('alertdialog', { name: /^Remove Lane 14 v/ }));
    await expect(question.getByText(/3 devices will get a push notification/)).toBeVisible();
    await userEvent.click(question.getByRole('button', { name: 'Remove the match' }));
    await expect(await page.findByText(/^Removed: Lane 14 v/)).toBeVisible();
  },
};

export const RemoveWhatOthersKnowOfOnAPhone: Story = {
  ...RemoveWhatOthersKnowOf,
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Remove the match' }));
    await expect(await within(canvasElement.ownerDocument.body).findByRole('alertdialog')).toBeVisible();
  },
};

export const RemovedInAnotherTab: Story = {
  args: { removedElsewhere: true },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Remove the match' }));
    await expect(await canvas.findByText('We could not find this match.')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Back to the matches' })).toHaveAttribute('href', '/league/1/open');
  },
};

export const CannotBeRemoved: Story = {
  args: { more: [reply(deskFixtureById, resultEntered)] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/If the result is wrong, correct it/)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Remove the match' })).toBeNull();
  },
};

const clash: StoryReply = {
  endpoint: rescheduleFixture,
  status: 409,
  body: {
    status: 'error',
    message: 'Lane 14 already plays Hebbal Hawks at this time. Nothing was changed.',
    code: 'conflict',
  },
};

export const CorrectTheTeams: Story = {
  args: { more: [clash] },
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Edit' }));
    const page = within(canvasElement.ownerDocument.body);
    const dialog = within(await page.findByRole('dialog', { name: 'Edit the match' }));
    await userEvent.selectOptions(dialog.getByRole('combobox', { name: 'Group' }), 'Super four');
    await expect(dialog.getByRole('combobox', { name: 'First team' })).toHaveValue('Lane 14');
    const change = dialog.getByRole('button', { name: 'Save' });
    // The second team is not in that group.
    await expect(change).toHaveAccessibleDescription('Choose both teams.');
    const second = dialog.getByRole('combobox', { name: 'Second team' });
    await expect(within(second).queryByRole('option', { name: 'Lane 14' })).toBeNull();
    await userEvent.selectOptions(second, 'Jayanagar Jets');
    await userEvent.click(change);
    await expect(await dialog.findByText(/Lane 14 already plays Hebbal Hawks/)).toBeVisible();
    await expect(dialog.getByRole('button', { name: 'Save anyway' })).toBeVisible();
    await userEvent.selectOptions(second, 'Hebbal Hawks');
    await expect(dialog.queryByText(/Nothing was changed/)).toBeNull();
  },
};

export const CorrectTheTeamsOnAPhone: Story = {
  args: { more: [clash] },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Edit' }));
    const page = within(canvasElement.ownerDocument.body);
    await expect(await page.findByRole('combobox', { name: 'Second team' })).toBeVisible();
  },
};

export const TeamsThatStay: Story = {
  args: {
    more: [
      reply(deskFixtureById, {
        ...untouched,
        correction: { refusal: 'This match has been scored, so its group and teams can no longer change.', groups: [] },
      }),
    ],
  },
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Edit' }));
    const dialog = within(await within(canvasElement.ownerDocument.body).findByRole('dialog'));
    await expect(dialog.getByText(/has been scored/)).toBeVisible();
    await expect(dialog.queryByRole('combobox', { name: 'First team' })).toBeNull();
  },
};

export const UndoOnceALaterMatchHasBegun: Story = {
  args: { more: [reply(deskFixtureById, resultEntered), asksFirst(undoFixture, untouched)] },
  play: async ({ canvas, canvasElement }) => {
    const page = within(canvasElement.ownerDocument.body);
    await userEvent.click(await canvas.findByRole('button', { name: 'Undo' }));
    await userEvent.click(await page.findByRole('button', { name: 'Save anyway' }));
    await waitFor(() => expect(canvas.queryByRole('button', { name: 'Undo' })).toBeNull());
    await expect(page.queryByRole('alertdialog')).toBeNull();
  },
};
