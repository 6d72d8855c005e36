import type { SanctionKind } from '@maidan/contract/rules/sanctions';

export const sanctionNames: Readonly<Record<SanctionKind, string>> = {
  warning: 'Warned',
  limit: 'Comments wait',
  suspension: 'Suspended',
  ban: 'Banned',
};

export type SanctionChoice = Choice['sanction'];

interface Choice {
  readonly value: string;
  readonly label: string;
  readonly sanction: { readonly kind: SanctionKind; readonly days: number | null } | null;
}

/** What can be decided about the writer of a comment that is hidden. */
export const sanctionChoices: readonly Choice[] = [
  { value: 'none', label: 'Nothing', sanction: null },
  { value: 'warning', label: 'A warning', sanction: { kind: 'warning', days: null } },
  { value: 'limit-7', label: 'Comments wait for a moderator, 7 days', sanction: { kind: 'limit', days: 7 } },
  { value: 'limit-30', label: 'Comments wait for a moderator, 30 days', sanction: { kind: 'limit', days: 30 } },
  { value: 'suspension-1', label: 'Can only read, 24 hours', sanction: { kind: 'suspension', days: 1 } },
  { value: 'suspension-7', label: 'Can only read, 7 days', sanction: { kind: 'suspension', days: 7 } },
  { value: 'ban-30', label: 'Logged out and banned, 30 days', sanction: { kind: 'ban', days: 30 } },
  { value: 'ban-365', label: 'Logged out and banned, a year', sanction: { kind: 'ban', days: 365 } },
];

/** Only owners decide it. */
export const endlessBan: Choice = {
  value: 'ban',
  label: 'Logged out and banned, without an end',
  sanction: { kind: 'ban', days: null },
};
