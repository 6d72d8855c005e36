import { confirmSubscription, subscribeByEmail } from '@maidan/contract/account/subscriptions';
import type { TestApp } from '../test-app.ts';

/** Subscribes as a person does: sends the form and opens the link in the e-mail. */
export async function subscribe(
  api: TestApp,
  body: { email: string; tag: string; phone?: string },
  options: { token?: string } = {},
): Promise<void> {
  await api.reply(subscribeByEmail, { body }, options);
  await api.reply(confirmSubscription, { body: { token: tokenIn(api) } });
}

/** The secret of the link in the newest e-mail. */
export function tokenIn(api: TestApp): string {
  return /#(\S+)/.exec(api.mails.at(-1)?.text ?? '')?.[1] ?? '';
}
