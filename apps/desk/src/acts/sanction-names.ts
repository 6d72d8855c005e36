import type { SanctionKind } from '@maidan/contract/rules/sanctions';

export const sanctionNames: Readonly<Record<SanctionKind, string>> = {
  warning: 'Warned',
  limit: 'Limited',
  suspension: 'Suspended',
  ban: 'Banned',
};

export type SanctionChoice = Choice['sanction'];

interface Choice {
  readonly value: string;
  readonly label: string;
  readonly sanction: { readonly kind: SanctionKind; readonly days: number | null } | null;
}

/** Sanctions to choose from. */
export const sanctionChoices: readonly Choice[] = [
  { value: 'none', label: 'None', sanction: null },
  { value: 'warning', label: 'Warning', sanction: { kind: 'warning', days: null } },
  { value: 'limit-7', label: 'Comments held for review for 7 days', sanction: { kind: 'limit', days: 7 } },
  { value: 'limit-30', label: 'Comments held for review for 30 days', sanction: { kind: 'limit', days: 30 } },
  { value: 'suspension-1', label: 'Read only for 24 hours', sanction: { kind: 'suspension', days: 1 } },
  { value: 'suspension-7', label: 'Read only for 7 days', sanction: { kind: 'suspension', days: 7 } },
  { value: 'ban-30', label: 'Logged out and banned for 30 days', sanction: { kind: 'ban', days: 30 } },
  { value: 'ban-365', label: 'Logged out and banned for a year', sanction: { kind: 'ban', days: 365 } },
];

/** For owners only. */
export const endlessBan: Choice = {
  value: 'ban',
  label: 'Logged out and banned permanently',
  sanction: { kind: 'ban', days: null },
};
