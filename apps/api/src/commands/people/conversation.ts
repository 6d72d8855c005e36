import { CHAT_MESSAGE_MAX } from '@maidan/contract/rules/limits';
import { z } from 'zod';
import { line } from '../../modules/publishing/values.service.ts';
import type { Tx } from '../../db/open-database.ts';
import {
  answerConversation,
  findAnyConversation,
  listAllConversations,
  newestMessages,
  setConversationStatus,
} from '../../modules/conversations/provider.store.ts';
import type { Answer, Wanted } from '../../modules/conversations/provider.store.ts';
import { INDIA_AHEAD, toInstant } from '../../runtime/clock.ts';
import { CommandError, defineCommand, flag, none, text } from '../command.ts';
import { addMedia } from '../../modules/media/media.store.ts';
import { storeMediaFiles } from '../operator-files.ts';
import { shorten } from '../content/shorten.ts';

const oneConversation = z.object({ conversation: z.string().trim().min(1) });
const limit = z.coerce
  .number()
  .int()
  .min(1)
  .max(500)
  .default(50)
  .describe('<number> how many: 50 by default, 500 at most');
const filters = ['open', 'closed', 'waiting'] as const satisfies readonly Wanted[];

export const conversationCommands = [
  defineCommand({
    name: 'conversation list',
    summary: 'lists conversations, newest first',
    args: none,
    options: z.object({
      open: flag('only open conversations'),
      closed: flag('only closed conversations'),
      waiting: flag('only open conversations whose last message is from the user'),
      limit,
    }),
    access: 'read',
    async run(input, { tx }) {
      const [filter = 'all', ...others] = filters.filter((name) => input[name]);
      if (others.length > 0) throw new CommandError(`Choose one of ${filters.map((name) => `--${name}`).join(', ')}.`);
      const rows = await listAllConversations(tx, filter, input.limit);
      const lines = rows.map((row) => {
        const last = row.type === 'image' ? 'a picture' : `"${shorten(row.message ?? '')}"`;
        const subject = `${shorten(row.name, 40)}, ${shorten(row.location, 30)}`;
        const state = formatState(row).padEnd(7);
        return `${row.id}  ${state}  ${formatTime(row.latest_at)}  ${row.person} ${row.phone}  ${subject}  ${last}`;
      });
      return lines.join('\n') || 'No conversations.';
    },
  }),

  defineCommand({
    name: 'conversation show',
    summary: 'shows the messages of a conversation',
    args: oneConversation,
    options: z.object({ limit }),
    access: 'read',
    async run(input, { tx }) {
      const conversation = await requireConversation(tx, input.conversation);
      const { id, person, phone, name, location } = conversation;
      const lines = (await newestMessages(tx, id, input.limit)).map(({ user_id, type, message, created_at }) => {
        const content = type === 'image' ? `[${message}]` : message;
        return `${formatTime(created_at)}  ${user_id === null ? 'You' : person}: ${content}`;
      });
      return [`${person} ${phone}: ${name}, ${location} (${formatState(conversation)})`, ...lines].join('\n');
    },
  }),

  defineCommand({
    name: 'conversation answer',
    summary: 'writes a text or a picture into an open conversation',
    args: z.object({ ...oneConversation.shape, text: line(CHAT_MESSAGE_MAX).optional() }),
    options: z.object({
      image: text('<file> a picture (webp, jpg or png) instead of the text, or after it'),
      close: flag('close the conversation afterwards'),
    }),
    access: 'write',
    example: '281474976710655 "The turf is free on Saturday at six."',
    prepare: ({ image }, context) => storeMediaFiles([image], context),
    async run({ image, ...input }, { tx, now }, stored) {
      const { id, person, hidden_at, status } = await requireConversation(tx, input.conversation);
      const answers: Answer[] = input.text === undefined ? [] : [{ type: 'text', message: input.text }];
      if (image !== undefined) {
        const picture = stored.get(image);
        if (!picture?.size) throw new CommandError(`${image} is not a picture: give a webp, jpg or png file.`);
        await addMedia(tx, [picture], now);
        answers.push({ type: 'image', message: picture.id });
      }
      if (answers.length === 0)
        throw new CommandError('The answer is missing: give a text, or a picture with --image.');
      if (hidden_at !== null) throw new CommandError(`${person} has deleted this conversation.`);
      if (status === 0) throw new CommandError(`The conversation is closed: conversation reopen ${id} opens it.`);
      for (const answer of answers) {
        if ((await answerConversation(tx, id, answer, now)) === null) {
          throw new CommandError('The conversation was closed or deleted just now.');
        }
      }
      const isClosed = input.close && (await setConversationStatus(tx, id, 0, now));
      return `Answered ${person}${isClosed ? ' and closed the conversation' : ''}.`;
    },
  }),

  defineStatusCommand('close', 0, 'closes a conversation: its user sees that it is complete and cannot reply'),
  defineStatusCommand('reopen', 1, 'opens a closed conversation again'),
];

function defineStatusCommand(verb: string, status: 0 | 1, summary: string) {
  return defineCommand({
    name: `conversation ${verb}`,
    summary,
    args: oneConversation,
    options: none,
    access: 'write',
    async run(input, { tx, now }) {
      const { id, person } = await requireConversation(tx, input.conversation);
      const word = status === 1 ? 'open' : 'closed';
      const isChanged = await setConversationStatus(tx, id, status, now);
      return isChanged ? `The conversation with ${person} is now ${word}.` : `The conversation is already ${word}.`;
    },
  });
}

async function requireConversation(tx: Tx, typed: string) {
  const found = /^\d{1,15}$/.test(typed) ? await findAnyConversation(tx, Number(typed)) : undefined;
  if (!found) throw new CommandError(`The conversation "${typed}" does not exist. conversation list shows all.`);
  return found;
}

/** In India: 2026-11-28 18:30. */
const formatTime = (time: number): string =>
  toInstant(time + INDIA_AHEAD)
    .slice(0, 16)
    .replace('T', ' ');

interface State {
  readonly status: 0 | 1;
  readonly hidden_at: number | null;
  readonly latest_by: number | null;
}

function formatState({ status, hidden_at, latest_by }: State): string {
  if (hidden_at !== null) return 'deleted';
  if (status === 0) return 'closed';
  return latest_by === null ? 'open' : 'waiting';
}
