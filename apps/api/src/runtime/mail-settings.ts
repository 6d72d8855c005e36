import { z } from 'zod';

/** The settings of the mail server; `.env.example` explains them. */
export const mailFields = {
  SMTP_URL: z
    .url({ protocol: /^smtps?$/, error: 'must be an address such as smtps://user:password@mail.example:465' })
    .optional(),
  MAIL_FROM: z.email('must be the address that e-mails come from, for example hello@maidan.example').optional(),
};

type MailFields = z.output<z.ZodObject<typeof mailFields>>;

/** A setting whose counterpart is missing, with the variable's name. */
export function findMailIssues({ SMTP_URL, MAIL_FROM }: MailFields): { path: string; error: string }[] {
  if (SMTP_URL !== undefined && MAIL_FROM === undefined) {
    return [{ path: 'MAIL_FROM', error: 'is needed with SMTP_URL' }];
  }
  if (SMTP_URL === undefined && MAIL_FROM !== undefined) {
    return [{ path: 'SMTP_URL', error: 'is needed with MAIL_FROM' }];
  }
  return [];
}
