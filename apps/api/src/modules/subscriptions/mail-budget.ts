import { t } from '@maidan/i18n/text';
import type { Tx } from '../../db/open-database.ts';
import { DAY, HOUR } from '../../runtime/clock.ts';
import { callerWindow, takeFromWindow } from '../login/send-budget.store.ts';
import { keyedHash } from '../sessions/token.service.ts';
import { emailKey } from '../users/users.service.ts';

/** E-mails that one mailbox gets in a day, no matter who requests them. */
const PER_MAILBOX = 3;
/** E-mails an hour for one IPv4 address, which a venue may share, or for one IPv6 /64. */
const PER_CALLER = { ipv4: 100, ipv6: 10 } as const;
/** E-mails an hour altogether: beyond it mail servers would treat us as a spammer. */
const PER_HOUR = 500;

const busy = () => t('refused.manyMails');
const refusal = () => t('refused.mailsToday');

interface Request {
  /** The key that hashes mailbox and caller: neither address is stored. */
  readonly key: string;
  /** The caller's address; empty if unknown. */
  readonly address: string;
  readonly email: string;
}

/** Subaddresses (`name+tag@`) all arrive in one mailbox; most servers accept them. */
const mailboxOf = (email: string): string => emailKey(email).replace(/(?<=.)\+.*(?=@)/, '');

/**
 * Takes one e-mail from the budgets of the mailbox, the caller and the hour, across all processes and restarts.
 * @throws ApiError 429
 */
export async function takeFromMailBudget(tx: Tx, { key, address, email }: Request, now: number): Promise<void> {
  const mailbox = keyedHash(key, ['mailbox', mailboxOf(email)]).slice(0, 22);
  await takeFromWindow(tx, { name: `mail-to:${mailbox}`, limit: PER_MAILBOX, window: DAY, refusal }, now);
  if (address !== '') {
    const { name, family } = callerWindow('mail-address', key, address);
    await takeFromWindow(tx, { name, limit: PER_CALLER[family], window: HOUR, refusal: busy }, now);
  }
  await takeFromWindow(tx, { name: 'mail', limit: PER_HOUR, window: HOUR, refusal: busy }, now);
}
