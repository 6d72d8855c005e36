import { beginUpload } from '@maidan/contract/core/uploads';
import { storeMedia, uploadedFile } from '@maidan/contract/desk/posts/compose';
import { answerInbox, closeInbox, inbox, inboxStaff, inboxThread } from '@maidan/contract/desk/inbox/inbox';
import { addInboxNote, inboxNotes, lookAtInbox, markCall } from '@maidan/contract/desk/inbox/inbox-work';
import { readyAnswers } from '@maidan/contract/desk/inbox/ready-answers';
import { today } from '@maidan/contract/desk/today';
import { failure, reply, type StoryReply } from '@maidan/site/testing/story-replies';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { drafts } from '../../session/drafts.ts';
import { storedPicture } from '../../files/draft-file.ts';
import { DeskStage } from '../../testing/DeskStage.tsx';
import { busyDay, kavya, meera, thread, zoya } from '../../testing/samples.ts';
import { Inbox } from './Inbox.tsx';

const answers = {
  data: [{ id: 1, name: 'Way to the ground', text: 'Hello {name}, the gate by the water tank.', changed_at: null }],
};
const replies: readonly StoryReply[] = [
  reply(today, busyDay),
  reply(inbox, { data: [meera, zoya], cursor: null }),
  reply(inboxStaff, { data: [{ id: 10, name: 'Farhan' }], cursor: null }),
  reply(inboxThread, thread),
  reply(readyAnswers, answers),
  reply(inboxNotes, { data: [] }),
  reply(lookAtInbox, { data: [] }),
  reply(closeInbox, { ...meera, open: false }),
];

function Stage({ id, more }: { id: string | null; more?: readonly StoryReply[] }) {
  return (
    <DeskStage replies={more ? [...more, ...replies] : replies} path="/inbox">
      <main>
        <Inbox state="waiting" id={id} />
      </main>
    </DeskStage>
  );
}

const meta = {
  title: 'Inbox',
  component: Stage,
  args: { id: null },
  parameters: { layout: 'fullscreen' },
  beforeEach: () => drafts.clear(),
} satisfies Meta<typeof Stage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const List: Story = {
  play: async ({ canvas }) => {
    const first = await canvas.findByRole('link', { name: /A place for Sunday.*waiting 2 h 1\d/ });
    await expect(first).toHaveAttribute('href', '/inbox/waiting/1');
    await expect(canvas.getByText('Assigned to Farhan')).toBeVisible();
    await expect(canvas.getByRole('link', { name: /^Waiting/ })).toHaveAttribute('aria-current', 'page');
  },
};

export const NothingFound: Story = {
  args: { more: [reply(inbox, { data: [], cursor: null })] },
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByRole('searchbox', { name: 'Search by subject or name' }), 'kabaddi');
    await expect(await canvas.findByText('No conversations match “kabaddi”.')).toBeVisible();
  },
};

export const Gone: Story = {
  args: { id: '7', more: [failure(inboxThread, 404)] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('We could not find this conversation.')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Back to the inbox' })).toHaveAttribute('href', '/inbox');
    await expect(canvas.queryByRole('button', { name: 'Try again' })).toBeNull();
  },
};

export const NothingWaiting: Story = {
  args: { more: [reply(inbox, { data: [], cursor: null })] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Everyone has been answered.')).toBeVisible();
  },
};

const PICTURE = 'data:image/gif;base64,R0lGODlhAQABAIAAABp/S////yH5BAEAAAAALAAAAAABAAEAAAICRAEAOw==';

export const WithPictures: Story = {
  args: {
    id: '1',
    more: [
      reply(inboxThread, {
        ...thread,
        messages: thread.messages.flatMap((message) => [
          { ...message, picture: message.by === 'person' ? PICTURE : null },
          { ...message, id: `${message.id}0`, message: 'Photo', picture: message.by === 'person' ? PICTURE : null },
        ]),
      }),
    ],
  },
  play: async ({ canvas }) => {
    const persons = thread.messages.filter(({ by }) => by === 'person').length;
    await waitFor(() => expect(canvas.getAllByRole('img', { name: 'Sent by them' })).toHaveLength(2 * persons));
    // A picture alone has no text next to it.
    await expect(canvas.getAllByText('Photo')).toHaveLength(thread.messages.length - persons);
  },
};

export const Conversation: Story = {
  args: { id: '1' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'A place for Sunday' })).toHaveFocus();
    const address = canvas.getByRole('link', { name: 'https://ysl.example/teams/17' });
    await expect(address).toHaveAttribute('rel', 'noopener noreferrer ugc');
    await userEvent.click(await canvas.findByRole('button', { name: 'Way to the ground' }));
    const field = canvas.getByRole('textbox', { name: 'Answer' });
    await expect(field).toHaveValue('Hello Meera, the gate by the water tank.');
    await expect(field).toHaveFocus();
    await expect(canvas.getByRole('button', { name: 'Send' })).toBeEnabled();
  },
};

const map = { ...storedPicture('map.jpg', 'map.png'), state: 'ready', url: PICTURE, width: 640, height: 480 } as const;
const sent = { ...thread.messages[0]!, id: 9, by: 'staff', type: 'image', message: PICTURE } as const;

export const AnswerWithAPicture: Story = {
  args: {
    id: '1',
    more: [
      reply(beginUpload, { id: 'a'.repeat(32), bytes: 3, received: 3, expires_at: null }),
      reply(storeMedia, map),
      reply(answerInbox, { conversation: meera, message: sent }),
    ],
  },
  play: async ({ canvas }) => {
    const file = new File(['map'], 'map.png', { type: 'image/png' });
    await expect(await canvas.findByRole('button', { name: 'Send' })).toBeDisabled();
    await userEvent.upload(canvas.getByLabelText('Add a picture'), file);
    await expect(await canvas.findByText('Upright, 640 by 480')).toBeVisible();
    // A picture needs no text. Removing it leaves nothing to send, and moves focus to the answer box.
    await expect(canvas.getByRole('button', { name: 'Send' })).toBeEnabled();
    await userEvent.click(canvas.getByRole('button', { name: 'Remove map.png' }));
    await expect(canvas.getByRole('button', { name: 'Send' })).toBeDisabled();
    await expect(canvas.getByRole('textbox', { name: 'Answer' })).toHaveFocus();
    await userEvent.upload(canvas.getByLabelText('Add a picture'), file);
    await expect(await canvas.findByText('map.png attached to the answer')).toBeInTheDocument();
    const field = canvas.getByRole('textbox', { name: 'Answer' });
    await userEvent.type(field, 'The gate by the water tank.{Control>}{Enter}{/Control}');
    await waitFor(() => expect(canvas.queryByText('map.png')).toBeNull());
    await expect(drafts.get()).toBeNull();
  },
};

export const PictureOfADraftIsGone: Story = {
  args: { id: '1', more: [failure(uploadedFile, 404)] },
  beforeEach: () =>
    drafts.set({ texts: { [`${kavya.id}/1/picture`]: JSON.stringify({ id: map.id, name: map.name }) } }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('map.png was deleted. Choose another file.')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Send' })).toBeDisabled();
    await expect(canvas.getByLabelText('Choose another picture')).toBeEnabled();
  },
};

export const ConversationOnAPhone: Story = { ...Conversation, globals: { viewport: { value: 'phone' } } };

const wanted = { ...meera, call_wanted_since: meera.latest_at };
const note = {
  id: 9,
  staff: { id: 10, name: 'Farhan' },
  text: 'Her brother plays for the Jets, so he pays half.',
  created_at: meera.latest_at,
};

export const CallNotesAndCompany: Story = {
  args: {
    id: '1',
    more: [
      reply(inboxThread, { ...thread, conversation: wanted }),
      reply(inboxNotes, { data: [note] }),
      reply(lookAtInbox, { data: [{ id: 10, name: 'Farhan' }] }),
      reply(markCall, meera),
      reply(addInboxNote, note),
    ],
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByText('Farhan is also viewing this.')).toBeVisible();
    await expect(await canvas.findByText(note.text)).toBeVisible();
    await expect(canvas.getByText(/^Meera asked for a call/)).toBeVisible();
    const page = within(canvasElement.ownerDocument.body);
    await userEvent.click(canvas.getByRole('button', { name: /^More/ }));
    await userEvent.click(await page.findByRole('menuitem', { name: 'Write a note' }));
    const dialog = within(await page.findByRole('dialog', { name: 'Note for staff' }));
    await expect(dialog.getByRole('button', { name: 'Save' })).toHaveAccessibleDescription('Write something first.');
    await userEvent.type(dialog.getByRole('textbox', { name: 'Note' }), 'Asked again on Sunday');
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(page.queryByRole('dialog')).not.toBeInTheDocument());
    await userEvent.click(canvas.getByRole('button', { name: 'Reached' }));
    await waitFor(() => expect(page.getByText('Called')).toBeVisible());
  },
};

export const CallNotesAndCompanyOnAPhone: Story = {
  ...CallNotesAndCompany,
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(note.text)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Wrong number' })).toBeVisible();
  },
};

const refused = (code: string, message: string): StoryReply => ({
  endpoint: answerInbox,
  status: 409,
  body: { status: 'error', message, code },
});

export const WroteAgainMeanwhile: Story = {
  args: { id: '1', more: [refused('conflict', 'There is a newer message.')] },
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Answer' }), 'It is full.');
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
    await expect(await canvas.findByText(/A new message has arrived/)).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: 'Answer' })).toHaveValue('It is full.');
  },
};

/** The thread contains the answer although the response to it was lost. */
const arrived = {
  ...thread,
  messages: [...thread.messages, { ...thread.messages[1]!, id: 40, message: 'It is full.' }],
};
let isTaken = false;
const lostReply: readonly StoryReply[] = [
  {
    endpoint: answerInbox,
    status: 503,
    body() {
      isTaken = true;
      return failure(answerInbox).body;
    },
  },
  { endpoint: inboxThread, status: 200, body: () => (isTaken ? arrived : thread) },
];

export const ReplyLost: Story = {
  args: { id: '1', more: lostReply },
  beforeEach: () => void (isTaken = false),
  play: async ({ canvas }) => {
    const field = await canvas.findByRole('textbox', { name: 'Answer' });
    await userEvent.type(field, 'It is full.');
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
    // An answer that is in the thread is not offered again.
    await expect(await canvas.findByText('It is full.', { selector: ':not(textarea)' })).toBeVisible();
    await waitFor(() => expect(field).toHaveValue(''));
    await expect(canvas.queryByText(/Your answer was not sent/)).toBeNull();
    await expect(drafts.get()).toBeNull();
  },
};

export const ClosedMeanwhile: Story = {
  args: { id: '1', more: [refused('conversation_closed', 'This conversation is closed.')] },
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Answer' }), 'It is full.');
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
    await expect(await canvas.findByRole('button', { name: 'Send and reopen' })).toBeEnabled();
  },
};

export const CloseCanBeUndone: Story = {
  args: { id: '1' },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Close' }));
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Undo' })).toBeVisible());
  },
};
