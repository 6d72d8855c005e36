import type { Id } from '@maidan/contract/core/wire';
import type { ProfileFields } from './profile-change.ts';

/** What was typed when the session ended, restored after the next login. Kept only in memory. */
let draft: { readonly of: Id; readonly fields: ProfileFields } | null = null;

export function keepDraft(of: Id, fields: ProfileFields): void {
  draft = { of, fields };
}

/** This user's draft, or null. No one else ever gets it. */
export function readDraft(of: Id): ProfileFields | null {
  return draft?.of === of ? draft.fields : null;
}

export function dropDraft(): void {
  draft = null;
}
