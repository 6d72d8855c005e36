import type { Id } from '@maidan/contract/core/wire';
import { report, type ReportKind } from '@maidan/contract/feed/reports';
import { signIn } from './people/users.ts';
import type { TestApp } from './test-app.ts';

/** Reports it as a reader, so that moderators may decide about it. */
export async function reportThing(api: TestApp, kind: ReportKind, id: Id): Promise<void> {
  const { token } = await signIn(api);
  await api.reply(report, { body: { kind, id, reason: 'other' } }, { token });
}
