/** Polls as staff make them. */
import * as z from 'zod/mini';
import { defineEndpoint } from '../../core/endpoint.ts';
import { filledLine, nameLine, idInput, line } from '../../core/request.ts';
import { count, id, link, optionalText, requiredText } from '../../core/wire.ts';
import { instant } from '../../core/wire-dates.ts';
import { list, nothing } from '../../core/wire-lists.ts';

const editing = { service: 'main', auth: 'staff', roles: ['owner', 'editor'], extension: true } as const;

export const POLL_QUESTION_MAX = 200;
export const POLL_OPTION_MAX = 120;
export const POLL_OPTIONS_MAX = 20;
export const POLL_ABOUT_MAX = 2000;

export const deskPoll = z.object({
  id,
  question: requiredText,
  options: list(z.object({ id, text: requiredText, votes: count })),
  votes: count,
  /** Null while people can vote. */
  closed_at: instant,
  /** The post or page that the result links to. */
  about: link,
  /** The tags whose pages show it. */
  tags: list(z.object({ id, name: requiredText })),
});
export type DeskPoll = z.output<typeof deskPoll>;

export const deskPolls = defineEndpoint({
  ...editing,
  id: 'deskPolls',
  method: 'GET',
  path: 'desk/polls',
  query: z.object({ cursor: z.optional(line(60)) }),
  response: z.object({ data: list(deskPoll), cursor: optionalText }),
  summary: 'Polls with their votes, newest first',
});

/** Without an id, adds a new one. Once a poll has votes, only `about` can change: 409 otherwise. A missing `about` is kept. */
export const savePoll = defineEndpoint({
  ...editing,
  id: 'savePoll',
  method: 'POST',
  path: 'desk/polls',
  body: z.strictObject({
    id: z.optional(idInput),
    question: filledLine(POLL_QUESTION_MAX),
    options: z.array(nameLine(POLL_OPTION_MAX)).check(z.minLength(2), z.maxLength(POLL_OPTIONS_MAX)),
    about: z.optional(line(POLL_ABOUT_MAX)),
  }),
  response: deskPoll,
  summary: 'Adds or changes a poll; with votes, only `about` can change',
});

export const closePoll = defineEndpoint({
  ...editing,
  id: 'closePoll',
  method: 'POST',
  path: 'desk/polls/{id}/closed',
  params: z.strictObject({ id: idInput }),
  body: z.strictObject({ closed: z.boolean() }),
  response: deskPoll,
  summary: 'Closes or reopens a poll',
});

/** 409 for a poll with votes. */
export const removePoll = defineEndpoint({
  ...editing,
  id: 'removePoll',
  method: 'DELETE',
  path: 'desk/polls/{id}',
  params: z.strictObject({ id: idInput }),
  response: nothing,
  empty: 204,
  summary: 'Removes a poll without votes',
});
