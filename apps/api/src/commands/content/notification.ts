import { z } from 'zod';
import { html } from '../../modules/publishing/values.service.ts';
import type { Tx } from '../../db/open-database.ts';
import { addNotification } from '../../modules/notifications/notifications.store.ts';
import { canonicalPhone } from '../../modules/users/phone.service.ts';
import { findUser, findUserIdByPhone } from '../../modules/users/users.store.ts';
import { CommandError, defineCommand, flag, text } from '../command.ts';
import { shorten } from './shorten.ts';
import { textAsHtml } from '../../modules/publishing/sanitise-html.service.ts';

export const notificationCommands = [
  defineCommand({
    name: 'notification send',
    summary: 'sends a notification to one user or to everyone',
    args: z.object({ text: z.string().trim().min(1).max(4000) }),
    options: z.object({
      to: text('<phone or id> ten digits of a phone, or the id of a user'),
      all: flag('to everyone, including later users'),
      html: flag('the text is HTML: paragraphs, lists, links'),
    }),
    access: 'write',
    example: '"The gates open at four." --all',
    async run(input, { tx, now }) {
      const { data: content, error } = html.safeParse(input.html ? input.text : toParagraphs(input.text));
      if (content === undefined) throw new CommandError(`The text ${error?.issues[0]?.message}.`);
      const visible = content.replaceAll(/<[^>]*>/g, ' ');
      if (visible.trim() === '') throw new CommandError('Nothing of this text may be shown.');
      if (input.all === (input.to !== undefined)) throw new CommandError('Give either --to <phone or id> or --all.');
      const user = input.to === undefined ? null : await requireUser(tx, input.to);
      await addNotification(tx, { userId: user?.id ?? null, content }, now);
      return `Sent to ${user?.name ?? 'everyone'}: ${shorten(visible)}`;
    },
  }),
];

async function requireUser(tx: Tx, typed: string) {
  const phone = canonicalPhone(typed);
  const id = phone === null && /^\d{1,9}$/.test(typed) ? Number(typed) : phone && (await findUserIdByPhone(tx, phone));
  const user = id === null ? undefined : await findUser(tx, Number(id));
  if (!user) throw new CommandError(`No user has the phone or id "${typed}".`);
  return user;
}

/** Plain text as HTML: an empty line separates two paragraphs. */
function toParagraphs(plain: string): string {
  const paragraphs = textAsHtml(plain).split(/\n\s*\n/);
  return paragraphs.map((paragraph) => `<p>${paragraph.trim().replaceAll('\n', '<br>')}</p>`).join('');
}
