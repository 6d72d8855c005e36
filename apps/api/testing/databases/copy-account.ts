import { exportAccount } from '@maidan/contract/account/account';
import { MINUTE } from '../../src/runtime/clock.ts';
import type { Answer } from '../requester.ts';
import type { TestApp } from '../test-app.ts';
import type { TestUser } from '../people/users.ts';

/** Downloads a user's data, with the required code. */
export async function copyAccount(api: TestApp, { token, phone }: TestUser): Promise<Answer> {
  api.wait(MINUTE);
  await api.reply(exportAccount, { body: {} }, { token });
  return api.request(exportAccount, { body: { pin: api.lastCode(phone) } }, { token });
}
