import { isOwnMachine } from '@maidan/http-edge/caller';
import type { Transporter } from 'nodemailer';
import { SECOND } from '../../runtime/clock.ts';
import { MailFailure } from './send-mail.ts';
import type { SendMail } from './send-mail.ts';

interface SmtpSettings {
  /** With user name and password if the server needs them. */
  readonly url: string;
  /** The sender's address. */
  readonly from: string;
  /** For tests; 10 s otherwise. */
  readonly timeoutMs?: number;
}

/** Sends through an SMTP server, always encrypted unless it is on this machine. */
export function smtp({ url, from, timeoutMs = 10 * SECOND }: SmtpSettings): SendMail {
  // Loaded with the first e-mail: most processes send none for a long time.
  let transporter: Promise<Transporter> | null = null;
  const connect = async () => {
    const { createTransport } = await import('nodemailer');
    const isHere = isOwnMachine(new URL(url).hostname, []);
    return createTransport({
      url,
      requireTLS: !isHere,
      // A mail server on this machine usually has a self-signed certificate.
      ignoreTLS: isHere,
      connectionTimeout: timeoutMs,
      greetingTimeout: timeoutMs,
      socketTimeout: timeoutMs,
      disableFileAccess: true,
      disableUrlAccess: true,
    });
  };

  return async ({ to, subject, text, unsubscribe }) => {
    transporter ??= connect();
    const connected = await transporter;
    try {
      // Passed as an object, so that it is not parsed and cannot become two addresses.
      await connected.sendMail({
        from,
        to: { name: '', address: to },
        envelope: { from, to: [to] },
        subject,
        text,
        ...(unsubscribe !== undefined && { headers: oneClick(unsubscribe) }),
      });
    } catch (error) {
      throw toFailure(error);
    }
  };
}

/** The unsubscribe button of mail programs (RFC 8058). */
const oneClick = (address: string) => ({
  'List-Unsubscribe': { prepared: true, value: `<${address}>` },
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
});

function toFailure(error: unknown): MailFailure {
  const { code, responseCode } = error as { code?: unknown; responseCode?: unknown };
  return new MailFailure(
    typeof code === 'string' ? code : 'unknown',
    typeof responseCode === 'number' ? responseCode : null,
  );
}
