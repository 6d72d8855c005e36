/** Pictures that users send to the provider. Only their conversation's user and the staff can load them. */
import * as z from 'zod/mini';
import { defineEndpoint } from '../core/endpoint.ts';
import { filledLine, idInput, line } from '../core/request.ts';
import { optionalId, text } from '../core/wire.ts';
import { anyReply, optional } from '../core/wire-lists.ts';
import { CHAT_MESSAGE_MAX, CHAT_PICTURE_MAX_BYTES, LOCATION_MAX, SUBJECT_MAX } from '../rules/limits.ts';
import { chatMessage } from './conversations.ts';

const pictures = { service: 'main', method: 'POST', auth: 'bearer', multipart: true, extension: true } as const;

/** Stands in for the text of a picture-only message where pictures are not shown. */
export const PICTURE_TEXT = 'Photo';

/** JPEG, PNG or GIF, judged by its content. It is stored without metadata such as its location. */
const picture = z.file().check(z.maxSize(CHAT_PICTURE_MAX_BYTES));
const message = line(CHAT_MESSAGE_MAX);

export const newChatPicture = defineEndpoint({
  ...pictures,
  id: 'newChatPicture',
  path: 'newchat/picture',
  body: z.strictObject({ conversation_id: idInput, message, picture }),
  response: anyReply({ message: text, data: optional(chatMessage) }),
  anyBody: true,
  summary: 'Sends a picture, with or without text, in an open conversation; 413 or 422 for a refused picture',
});

export const newConversationPicture = defineEndpoint({
  ...pictures,
  id: 'newConversationPicture',
  path: 'newconversation/picture',
  body: z.strictObject({ name: filledLine(SUBJECT_MAX), location: filledLine(LOCATION_MAX), message, picture }),
  response: z.object({ message: text, cid: optionalId }),
  summary: 'Starts a conversation with a picture; `cid` is its id',
});
