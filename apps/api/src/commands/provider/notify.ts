import { z } from 'zod';
import { check, CommandError, place } from '../command.ts';
import type { Given } from '../command.ts';
import { html } from '../../content/format/pack-values.ts';
import type { Tx } from '../../db/open-database.ts';
import { addNotification } from '../../modules/notifications/add-notification.store.ts';
import { canonicalPhone } from '../../modules/users/phone.service.ts';
import { findUser, findUserIdByPhone } from '../../modules/users/users.store.ts';
import type { ProviderCommand } from './desk.ts';
import { firstWords } from './words.ts';

const MOST = 4000;
const content = z.object({ text: html });

export const notify: ProviderCommand = {
  name: 'notify',
  summary: 'sends a notification to one person or to everybody',
  places: '<text>',
  options: {
    to: { type: 'string', value: '<phone or id>', words: 'to whom: ten digits of a phone, or the id of a user' },
    all: { type: 'boolean', words: 'to everybody, those who come later too' },
    html: { type: 'boolean', words: 'the text is HTML: paragraphs, lists, links' },
  },
  examples: [
    '"The gates open at four." --all',
    '"<p>Your kit is <a href=\\"/messages\\">here</a>.</p>" --html --to 9876543210',
  ],
  async run(given, { tx, now }) {
    const { options } = given;
    const typed = place(given, 0, 'The text');
    if (given.places.length > 1) throw new CommandError('Put the text between quotation marks.');
    if (typed.length > MOST) throw new CommandError(`The text is longer than ${MOST} characters.`);
    const { text } = check(content, { text: options['html'] === true ? typed : paragraphs(typed) });
    if (text.replaceAll(/<[^>]*>/g, '').trim() === '') throw new CommandError('Nothing of this text may be shown.');
    if ((options['all'] === true) === (options['to'] !== undefined)) {
      throw new CommandError('To whom? Give --to <phone or id> or --all, one of them.');
    }
    const person = options['all'] === true ? null : await knownPerson(tx, given);
    await addNotification(tx, { userId: person?.id ?? null, content: text }, now);
    return `Sent to ${person ? person.name : 'everybody'}: ${firstWords(text.replaceAll(/<[^>]*>/g, ' '))}`;
  },
};

async function knownPerson(tx: Tx, { options }: Given) {
  const typed = String(options['to']);
  const phone = canonicalPhone(typed);
  const id = phone === null && /^\d{1,9}$/.test(typed) ? Number(typed) : phone && (await findUserIdByPhone(tx, phone));
  const user = id === null ? undefined : await findUser(tx, Number(id));
  if (!user) throw new CommandError(`There is nobody with the phone or id "${typed}".`);
  return user;
}

/** Plain words as HTML: an empty line parts two paragraphs. */
function paragraphs(text: string): string {
  const escaped = text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
  return escaped
    .split(/\n\s*\n/)
    .map((words) => `<p>${words.trim().replaceAll('\n', '<br>')}</p>`)
    .join('');
}
