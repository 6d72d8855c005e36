/** One e-mail as plain text: it needs no images, and spam filters trust it. */
export interface Mail {
  /** A single address that `isMailbox` accepts. */
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  /** The address to which a mail program POSTs to end the subscription. */
  readonly unsubscribe?: string;
}

/**
 * Sends one e-mail.
 * @throws MailFailure when the mail server refuses it or cannot be reached
 */
export type SendMail = (mail: Mail) => Promise<void>;

/** Why an e-mail was not sent; never the server's own text, which may repeat the address. */
export class MailFailure extends Error {
  /** Such as ETIMEDOUT or EAUTH. */
  readonly reason: string;
  /** The SMTP status, if there was one. */
  readonly code: number | null;

  constructor(reason: string, code: number | null = null) {
    super(`the e-mail was refused: ${reason}${code === null ? '' : ` (${code})`}`);
    this.name = 'MailFailure';
    this.reason = reason;
    this.code = code;
  }
}

/**
 * Whether mail to it reaches only one mailbox: characters that separate addresses or begin a comment are not allowed.
 */
export function isMailbox(email: string): boolean {
  return /^[^\s@,;:<>()[\]"\\]+@[^\s@,;:<>()[\]"\\]+$/.test(email);
}
