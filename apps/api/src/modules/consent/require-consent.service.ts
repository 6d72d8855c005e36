import type { ConsentStep, GuardianRule } from '@maidan/contract/account/guardian';
import { t } from '@maidan/i18n/text';
import type { Db } from '../../db/open-database.ts';
import { errors } from '../../http/errors/errors.ts';
import type { AppSettings } from '../../runtime/env.ts';
import { isBlocked, isMinor, stepOf } from './consent-rules.ts';
import { findBirthYear, findGuardian, hasRefusal } from './consent.store.ts';
import type { Guardian } from './consent.store.ts';

const texts: Readonly<Record<Exclude<ConsentStep, 'none' | 'given'>, () => string>> = {
  age: () => t('refused.yearFirst'),
  guardian: () => t('refused.guardianFirst'),
  waiting: () => t('refused.guardianWaiting'),
  ended: () => t('refused.guardianEnded'),
};

export interface Consent {
  readonly step: ConsentStep;
  /** Throws when no more of the person's data may be stored. */
  readonly isBlocked: boolean;
  readonly birthYear: number | null;
  readonly guardian: Guardian | null;
}

export async function findConsent(db: Db, rule: GuardianRule, userId: number, now: number): Promise<Consent> {
  const birthYear = rule === 'off' ? null : await findBirthYear(db, userId);
  const mayHaveGuardian = birthYear !== null && isMinor(birthYear, now);
  const guardian = mayHaveGuardian ? await findGuardian(db, userId, now) : null;
  const step = stepOf(rule, { birthYear, guardian }, now);
  const isRefused = step === 'ended' || (step === 'waiting' && (await hasRefusal(db, userId, now)));
  return { step, isBlocked: isBlocked(rule, step, isRefused), birthYear, guardian };
}

/**
 * Refuses to store more about a person than the account, follows and likes until the rule allows it. Every call that
 * stores more begins with this check, in the transaction of the write.
 * @throws ApiError 403 `consent_needed`
 */
export async function requireConsent(
  db: Db,
  { guardianRule }: Pick<AppSettings, 'guardianRule'>,
  userId: number,
  now: number,
): Promise<void> {
  if (guardianRule === 'off') return;
  const consent = await findConsent(db, guardianRule, userId, now);
  const { step } = consent;
  if (step === 'none' || step === 'given' || !consent.isBlocked) return;
  throw errors.consentNeeded(step, texts[step]);
}
