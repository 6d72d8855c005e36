import { newChatPicture, newConversationPicture } from '@maidan/contract/account/chat-pictures';
import { pages } from '@maidan/contract/operations/pages';
import { readId } from '@maidan/contract/core/wire';
import { LOCATION_MAX, SUBJECT_MAX } from '@maidan/contract/rules/limits';
import { t } from '@maidan/i18n/text';
import { ownMediaUrl } from '../../adapters/files/media-url.ts';
import { isUploadName } from '../../adapters/files/uploads.ts';
import { route, type SignedInCall } from '../../http/call.ts';
import { errors } from '../../http/errors/errors.ts';
import { writtenLine } from '../../http/reply/written-text.ts';
import { requireConsent } from '../consent/require-consent.service.ts';
import type { Tx } from '../../db/open-database.ts';
import type { AppContext } from '../app-context.ts';
import { sendUpload } from '../forms/responses/send-file.service.ts';
import { defineModule } from '../module.ts';
import { pageOfUser } from '../sessions/page-of-user.service.ts';
import { reserveStorage } from '../users/storage-quota.store.ts';
import { findOwnPicture, type ChatPicture } from './chat-pictures.store.ts';
import { startConversation } from './conversations.store.ts';
import { toChatMessage } from './conversation-reply.ts';
import { receivePicture, textWithPicture } from './receive-picture.service.ts';
import { writeInChat } from './write-in-chat.service.ts';

/** Pictures that people send to the provider; only they and the staff can load them. */
export const chatPicturesModule = defineModule({
  name: 'chat-pictures',
  routes: (context) => [
    route(newChatPicture, { whileSuspended: true }, (_, call) =>
      withPicture(context, call, ['conversation_id', 'message'], async (tx, now, { head, picture }) => {
        const message = textWithPicture(head.message);
        await reserveStorage(tx, call.user.userId, message, picture.bytes);
        const chat = { userId: call.user.userId, conversation: readId(head.conversation_id) ?? '', message, picture };
        return { message: 'success', data: toChatMessage(await writeInChat(tx, chat, now), ownMediaUrl) };
      }),
    ),

    route(newConversationPicture, { whileSuspended: true }, (_, call) =>
      withPicture(context, call, ['name', 'location', 'message'], async (tx, now, { head, picture }) => {
        const name = lineOf('name', head.name, SUBJECT_MAX);
        const location = lineOf('location', head.location, LOCATION_MAX);
        const message = textWithPicture(head.message);
        await reserveStorage(tx, call.user.userId, name, location, message, picture.bytes);
        const first = { name, location, message, picture };
        return { message: 'success', cid: await startConversation(tx, call.user.userId, first, now) };
      }),
    ),
  ],
  pages: (context) => [
    pageOfUser(context, pages.chatPicture, async (c, { userId }) => {
      const name = c.req.param('name') ?? '';
      const found = isUploadName(name) ? await findOwnPicture(context.db, userId, name) : undefined;
      return sendUpload(c, context.uploads, found && { ...found, original_name: 'picture' });
    }),
  ],
});

function lineOf(field: string, typed: string, most: number): string {
  if (typed.length > most) throw errors.invalidField(field, () => t('errors.atMostCharacters', { most }));
  return writtenLine(field, typed);
}

/**
 * Writes a message with its picture, once for each idempotency key; deletes the picture if the message is not written.
 */
async function withPicture<Head extends string, Reply>(
  context: AppContext,
  { user, http, once }: SignedInCall,
  names: readonly Head[],
  write: (
    tx: Tx,
    now: number,
    received: { readonly head: Readonly<Record<Head, string>>; readonly picture: ChatPicture },
  ) => Promise<Reply>,
): Promise<Reply> {
  await requireConsent(context.db, context.settings, user.userId, context.clock());
  await using drafts = new AsyncDisposableStack();
  await using saved = new AsyncDisposableStack();
  const received = await receivePicture(context, http, names, drafts, saved);
  let isWritten = false;
  const reply = await once(async (tx, now) => {
    const written = await write(tx, now, received);
    isWritten = true;
    return written;
  }, received.content);
  if (isWritten) saved.move();
  return reply;
}
