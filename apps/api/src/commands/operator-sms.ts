import type { Logger } from 'pino';
import { createProvider, createSender } from '../adapters/sms/create-sender.ts';
import { reportAddress } from '../adapters/sms/sms-reports.routes.ts';
import { describeError } from '../http/errors/describe-error.ts';
import { systemClock } from '../runtime/clock.ts';
import type { Env } from '../runtime/env.ts';
import { readOrMakePepper } from '../runtime/secrets.ts';
import type { OperatorSms } from './command.ts';

/** Text messages for the operator's commands: sent and recorded as by the server. */
export function operatorSms(env: Env, log: Logger): OperatorSms {
  const reports = () => reportAddress(env.FEED_ORIGIN, env.OTP_PEPPER ?? readOrMakePepper(env.secretsDir));
  return {
    host: new URL(env.FEED_ORIGIN).hostname,
    provider: env.SMS_PROVIDER === 'outbox' ? null : env.SMS_PROVIDER,
    reports,
    sender: (db) =>
      createSender({
        env,
        provider: createProvider(env, reports()),
        db,
        clock: systemClock,
        onError: (error) => log.warn({ error: describeError(error) }, 'could not store the outcome of an SMS'),
      }),
  };
}
