import { randomBytes } from 'node:crypto';
import { CHAT_MESSAGE_MAX, CHAT_PICTURE_EXTENSIONS, CHAT_PICTURE_MAX_BYTES } from '@maidan/contract/rules/limits';
import { isHeic } from '@maidan/i18n/files/heic';
import { PICTURE_TEXT } from '@maidan/contract/account/chat-pictures';
import { t } from '@maidan/i18n/text';
import type { Context } from 'hono';
import type { HttpEnv } from '../../http/call.ts';
import { errors, type Said } from '../../http/errors/errors.ts';
import { writtenText } from '../../http/reply/written-text.ts';
import type { AppContext } from '../app-context.ts';
import { receiveForm } from '../uploads/receive-form.service.ts';
import { inspectUpload } from '../uploads/inspect-upload.service.ts';
import type { ChatPicture } from './chat-pictures.store.ts';

const MEGABYTES = CHAT_PICTURE_MAX_BYTES / 1024 / 1024;
const endings: readonly string[] = CHAT_PICTURE_EXTENSIONS;
const refuse = (text: Said) => errors.invalidField('picture', text);

/** A stored picture, and the texts sent with it. */
interface ReceivedPicture<Head extends string> {
  readonly head: Readonly<Record<Head, string>>;
  readonly picture: ChatPicture;
  /** Identifies the content; the picture by its bytes. */
  readonly content: unknown;
}

/**
 * Receives a message with a picture, inspects it and stores it.
 * @param drafts drops what this starts
 * @param saved removes the picture if its message is not written
 * @throws ApiError 400, 408, 413, 415, 422
 */
export async function receivePicture<Head extends string>(
  context: AppContext,
  http: Context<HttpEnv>,
  names: readonly Head[],
  drafts: AsyncDisposableStack,
  saved: AsyncDisposableStack,
): Promise<ReceivedPicture<Head>> {
  const { head, file } = await receiveForm({ head: names, texts: {}, file: 'picture' }, http, context, drafts);
  if (!file) throw refuse(() => t('refused.noPicture'));
  if (file.size > CHAT_PICTURE_MAX_BYTES) {
    const text = () => t('refused.pictureTooLarge', { name: file.name, most: MEGABYTES });
    throw errors.tooLarge(text, { picture: [text] });
  }
  const ending = file.name.slice(file.name.lastIndexOf('.') + 1).toLowerCase();
  if (!endings.includes(ending)) {
    const { name } = file;
    throw refuse(() => (isHeic(name) ? t('answers.heic', { about: name }) : t('refused.pictureKind', { name })));
  }
  const { draft, type, bytes } = await inspectUpload(context, file, drafts, refuse);
  const name = randomBytes(16).toString('hex');
  saved.defer(() => context.uploads.remove(name));
  await context.uploads.keep(draft, name);
  return { head, picture: { name, type, bytes }, content: [head, file.name, file.hash] };
}

/** The text of a message with a picture; it may be empty. */
export function textWithPicture(typed: string): string {
  if (typed.length > CHAT_MESSAGE_MAX)
    throw errors.invalidField('message', () => t('errors.atMostCharacters', { most: CHAT_MESSAGE_MAX }));
  return typed.trim() === '' ? PICTURE_TEXT : writtenText('message', typed);
}
