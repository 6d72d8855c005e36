import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Db } from '../../db/open-database.ts';
import { errors } from '../../http/errors/errors.ts';
import type { Page } from '../../http/mount-pages.ts';
import { readFormBody } from '../../http/request/read-body.ts';
import type { SmsProvider } from './gateway.ts';
import { keepReport } from './sms-messages.store.ts';

const PATH = '/api/sms/reports';

/** The secret last part of the address for delivery reports: neither provider signs reports with a key that we have. */
const reportKey = (pepper: string): string =>
  createHmac('sha256', pepper).update('sms-reports').digest('hex').slice(0, 40);

/** The address for the provider's delivery reports. */
export const reportAddress = (feedOrigin: string, pepper: string): string =>
  `${feedOrigin}${PATH}/${reportKey(pepper)}`;

interface ReportParts {
  readonly db: Db;
  readonly pepper: string;
  readonly readReport: SmsProvider['readReport'];
}

/** Accepts the provider's delivery reports as forms; 404 without the key. Reports of other messages are ignored. */
export function smsReportPages({ db, pepper, readReport }: ReportParts): Page[] {
  const key = Buffer.from(reportKey(pepper));
  return [
    {
      path: `${PATH}/:key`,
      method: 'POST',
      limit: 'write',
      async send(c) {
        const given = Buffer.from(c.req.param('key') ?? '');
        if (given.length !== key.length || !timingSafeEqual(given, key)) throw errors.notFound();
        for (const report of readReport(await readFormBody(c))) await keepReport(db, report);
        return c.body(null, 204);
      },
    },
  ];
}
