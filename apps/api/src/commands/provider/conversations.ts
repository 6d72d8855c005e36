import { CHAT_MESSAGE_MAX } from '@maidan/contract/rules/limits';
import { z } from 'zod';
import type { Desk, Given } from '../command.ts';
import { check, CommandError, place } from '../command.ts';
import { line } from '../../content/format/pack-values.ts';
import {
  answerConversation,
  findAnyConversation,
  listAllConversations,
  newestMessages,
  setConversationStatus,
} from '../../modules/conversations/provider.store.ts';
import type { Answer, Wanted } from '../../modules/conversations/provider.store.ts';
import type { ProviderCommand, ProviderDesk } from './desk.ts';
import { firstWords, timeWords } from './words.ts';

const limits = z.object({ limit: z.coerce.number().int().min(1, 'must be 1 or more').max(500).default(50) });
const limitOption = {
  type: 'string',
  value: '<number>',
  words: 'how many, 50 unless told otherwise, 500 at most',
} as const;
const wishes = ['open', 'closed', 'waiting'] as const satisfies readonly Wanted[];

export const conversations: ProviderCommand = {
  name: 'conversations',
  summary: 'lists conversations, the newest first',
  places: '',
  options: {
    open: { type: 'boolean', words: 'only those that are open' },
    closed: { type: 'boolean', words: 'only those that are closed' },
    waiting: { type: 'boolean', words: 'only open ones in which the person spoke last' },
    limit: limitOption,
  },
  examples: ['--waiting'],
  async run({ options }, { tx }) {
    const wanted = wishes.filter((wish) => options[wish] === true);
    if (wanted.length > 1) throw new CommandError(`Choose one of ${wishes.map((wish) => `--${wish}`).join(', ')}.`);
    const { limit } = check(limits, { limit: options['limit'] });
    const rows = await listAllConversations(tx, wanted[0] ?? 'all', limit);
    if (rows.length === 0) return 'No conversations.';
    const lines = rows.map((row) => {
      const said = row.type === 'image' ? 'a picture' : `"${firstWords(row.message ?? '')}"`;
      const about = `${row.person} ${row.phone}  ${firstWords(row.name, 40)}, ${firstWords(row.location, 30)}`;
      return `${row.id}  ${stateOf(row)}  ${timeWords(row.latest_at)}  ${about}  ${said}`;
    });
    return lines.join('\n');
  },
};

export const read: ProviderCommand = {
  name: 'read',
  summary: 'shows the messages of a conversation',
  places: '<conversation>',
  options: { limit: limitOption },
  examples: ['281474976710655'],
  async run(given, { tx }) {
    const talk = await knownConversation(given, tx);
    const { limit } = check(limits, { limit: given.options['limit'] });
    const lines = (await newestMessages(tx, talk.id, limit)).map((message) => {
      const who = message.user_id === null ? 'You' : talk.person;
      return `${timeWords(message.created_at)}  ${who}: ${message.type === 'image' ? `[${message.message}]` : message.message}`;
    });
    return [`${talk.person} ${talk.phone}: ${talk.name}, ${talk.location} (${stateOf(talk).trim()})`, ...lines].join(
      '\n',
    );
  },
};

export const answer: ProviderCommand = {
  name: 'answer',
  summary: 'writes into an open conversation, a text or a picture',
  places: '<conversation> [<text>]',
  options: {
    image: { type: 'string', value: '<file>', words: 'a picture (webp, jpg or png) in place of the text, or after it' },
    close: { type: 'boolean', words: 'mark the conversation as complete afterwards' },
  },
  mediaOptions: ['image'],
  examples: ['281474976710655 "The turf is free on Saturday at six."', '281474976710655 --image map.png --close'],
  async run(given, desk) {
    const talk = await knownConversation(given, desk.tx);
    const answers = answersOf(given, desk);
    if (talk.hidden_at !== null)
      throw new CommandError(`${talk.person} has deleted this conversation and would not see it.`);
    if (talk.status === 0)
      throw new CommandError(`The conversation is closed. pnpm provider:reopen ${talk.id} opens it.`);
    for (const said of answers) {
      if (!(await answerConversation(desk.tx, talk.id, said, desk.now))) {
        throw new CommandError('The conversation was closed or deleted just now.');
      }
    }
    const isClosed = given.options['close'] === true && (await setConversationStatus(desk.tx, talk.id, 0, desk.now));
    return `Answered ${talk.person}${isClosed ? ' and closed the conversation' : ''}.`;
  },
};

export const close: ProviderCommand = {
  name: 'close',
  summary: 'marks a conversation as complete: its person reads so and cannot reply',
  places: '<conversation>',
  options: {},
  examples: ['281474976710655'],
  run: (given, desk) => setStatus(given, desk, 0),
};

export const reopen: ProviderCommand = {
  name: 'reopen',
  summary: 'opens a closed conversation again',
  places: '<conversation>',
  options: {},
  examples: ['281474976710655'],
  run: (given, desk) => setStatus(given, desk, 1),
};

async function setStatus(given: Given, { tx, now }: Desk, status: 0 | 1): Promise<string> {
  const talk = await knownConversation(given, tx);
  const word = status === 1 ? 'open' : 'closed';
  const isChanged = await setConversationStatus(tx, talk.id, status, now);
  return isChanged ? `The conversation with ${talk.person} is ${word} now.` : `It is ${word} already.`;
}

async function knownConversation(given: Given, tx: Desk['tx']) {
  const typed = place(given, 0, 'The number of the conversation');
  const found = /^\d{1,15}$/.test(typed) ? await findAnyConversation(tx, Number(typed)) : undefined;
  if (!found) throw new CommandError(`There is no conversation "${typed}". pnpm provider:conversations lists them.`);
  return found;
}

const written = z.object({ text: line(CHAT_MESSAGE_MAX) });

function answersOf({ places, options }: Given, { media }: ProviderDesk): Answer[] {
  const answers: Answer[] = [];
  if (places.length > 2) throw new CommandError('Put the text between quotation marks.');
  if (places[1] !== undefined) answers.push({ type: 'text', message: check(written, { text: places[1] }).text });
  const { image } = options;
  if (typeof image === 'string') {
    const kept = media(image);
    if (!kept?.size) throw new CommandError(`${image} is no picture: give a webp, jpg or png file.`);
    answers.push({ type: 'image', message: kept.stored });
  }
  if (answers.length === 0) throw new CommandError('What is the answer? Give a text, or a picture with --image.');
  return answers;
}

function stateOf({
  status,
  hidden_at,
  latest_by,
}: {
  status: 0 | 1;
  hidden_at: number | null;
  latest_by: number | null;
}) {
  if (hidden_at !== null) return 'deleted';
  if (status === 0) return 'closed ';
  return latest_by === null ? 'open   ' : 'waiting';
}
