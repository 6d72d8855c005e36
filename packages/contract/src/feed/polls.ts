import * as z from 'zod/mini';
import { defineEndpoint } from '../core/endpoint.ts';
import { idInput } from '../core/request.ts';
import { count, extension, id, link, optionalId, text, yesNo } from '../core/wire.ts';
import { anyReply, list } from '../core/wire-lists.ts';

const pollOption = z.object({ id, option_text: text, vote_count: count });
export type PollOption = z.output<typeof pollOption>;

/**
 * `closed`: voting has ended, and everyone sees the result. `about`: the post or page that the poll is about; the
 * result links to it.
 */
export const poll = z.object({
  id,
  question: text,
  options: list(pollOption),
  closed: extension(yesNo),
  about: extension(link),
});
export type Poll = z.output<typeof poll>;

const voteStatusShape = { has_voted: yesNo, data: list(pollOption), user_option_id: optionalId };

/** Whether and how the user voted, with the counts. A second vote is refused with 409 and these fields. */
export const voteStatus = z.object(voteStatusShape);
export type VoteStatus = z.output<typeof voteStatus>;

export const pollById = defineEndpoint({
  id: 'pollById',
  service: 'main',
  method: 'GET',
  path: 'quizpoll/{id}',
  auth: 'public',
  params: z.strictObject({ id: idInput }),
  response: poll,
  summary: "One poll, without the visitor's vote",
});

export const pollCount = defineEndpoint({
  id: 'pollCount',
  service: 'main',
  method: 'GET',
  path: 'quizpoll_count/{id}',
  auth: 'bearer',
  params: z.strictObject({ id: idInput }),
  response: voteStatus,
  summary: "The user's vote and the counts",
});

/** Other servers' replies are not specified; if `data` is empty, read `pollCount`. */
export const vote = defineEndpoint({
  id: 'vote',
  service: 'main',
  method: 'POST',
  path: 'userquizpollresponse',
  auth: 'bearer',
  body: z.strictObject({ quizpoll_id: idInput, quizpoll_option_id: idInput }),
  response: anyReply(voteStatusShape),
  anyBody: true,
  summary: 'Votes in a poll',
});
