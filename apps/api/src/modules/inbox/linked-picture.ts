import type { Context } from 'hono';
import type { HttpEnv } from '../../http/call.ts';
import { errors } from '../../http/errors/errors.ts';
import type { AppContext } from '../app-context.ts';
import { findPicture } from '../conversations/chat-pictures.store.ts';
import { sendUpload } from '../forms/responses/send-file.service.ts';
import { readLink } from '../forms/desk/file-link.service.ts';

/** A picture of a conversation. The link itself is the permission: a browser that loads a picture sends no token. */
export async function sendLinkedPicture(
  { db, uploads, pepper, clock }: AppContext,
  c: Context<HttpEnv>,
): Promise<Response> {
  const name = readLink('chat-picture', pepper, c, clock());
  if (name === null) throw errors.notFound('file');
  const found = await findPicture(db, name);
  return sendUpload(c, uploads, found && { ...found, original_name: 'picture' });
}
