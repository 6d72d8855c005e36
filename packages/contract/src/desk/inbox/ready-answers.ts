import * as z from 'zod/mini';
import { defineEndpoint } from '../../core/endpoint.ts';
import { answeringRoles } from '../access/staff-roles.ts';
import { filledLine, filledName, idInput } from '../../core/request.ts';
import { id, requiredText } from '../../core/wire.ts';
import { instant } from '../../core/wire-dates.ts';
import { list, nothing } from '../../core/wire-lists.ts';
import { CHAT_MESSAGE_MAX } from '../../rules/limits.ts';
import { READY_ANSWER_NAME_MAX } from '../limits.ts';

const answering = { service: 'main', auth: 'staff', roles: answeringRoles, extension: true } as const;
const editors = { ...answering, roles: ['owner', 'editor'] } as const;

/** The app replaces `{name}` and `{location}` in the text with those of the conversation before sending. */
const readyAnswer = z.object({ id, name: requiredText, text: requiredText, changed_at: instant });
export type ReadyAnswer = z.output<typeof readyAnswer>;

export const readyAnswers = defineEndpoint({
  ...answering,
  id: 'readyAnswers',
  method: 'GET',
  path: 'desk/ready-answers',
  /** All of them, at most 100. */
  response: z.object({ data: list(readyAnswer) }),
  summary: 'Ready answers, by name',
});

/** Without an id, adds a new one. 409 for a name in use. */
export const saveReadyAnswer = defineEndpoint({
  ...editors,
  id: 'saveReadyAnswer',
  method: 'POST',
  path: 'desk/ready-answers',
  body: z.strictObject({
    id: z.optional(idInput),
    name: filledName(READY_ANSWER_NAME_MAX),
    text: filledLine(CHAT_MESSAGE_MAX),
  }),
  response: readyAnswer,
  summary: 'Adds or changes a ready answer',
});

export const removeReadyAnswer = defineEndpoint({
  ...editors,
  id: 'removeReadyAnswer',
  method: 'DELETE',
  path: 'desk/ready-answers/{id}',
  params: z.strictObject({ id: idInput }),
  response: nothing,
  empty: 204,
  summary: 'Removes a ready answer',
});
