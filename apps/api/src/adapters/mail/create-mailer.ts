import type { Db } from '../../db/open-database.ts';
import type { Clock } from '../../runtime/clock.ts';
import type { Env } from '../../runtime/env.ts';
import { addToOutbox } from '../sms/outbox.store.ts';
import type { SendMail } from './send-mail.ts';
import { smtp } from './smtp.ts';

type MailEnv = Pick<Env, 'SMTP_URL' | 'MAIL_FROM' | 'SMS_PROVIDER'>;

/** The mailer chosen by the settings; null if e-mail is not configured. */
export function createMailer({ SMTP_URL, MAIL_FROM, SMS_PROVIDER }: MailEnv, db: Db, clock: Clock): SendMail | null {
  if (SMTP_URL !== undefined && MAIL_FROM !== undefined) return smtp({ url: SMTP_URL, from: MAIL_FROM });
  if (SMS_PROVIDER !== 'outbox') return null;
  return ({ to, subject, text }) => addToOutbox(db, { to, text: `${subject}\n\n${text}` }, clock());
}
