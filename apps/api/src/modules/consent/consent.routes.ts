import { policies } from '@maidan/brand/policies';
import {
  answerGuardian,
  askGuardian,
  consent,
  guardianRequest,
  guardianRule,
  stateBirthYear,
  type ConsentState,
  type GuardianView,
} from '@maidan/contract/account/guardian';
import { t } from '@maidan/i18n/text';
import { route } from '../../http/call.ts';
import { errors } from '../../http/errors/errors.ts';
import { toInstant } from '../../runtime/clock.ts';
import { defineModule } from '../module.ts';
import { answerRequest, findRequest } from './answer-guardian.service.ts';
import { sendGuardianRequest } from './ask-guardian.service.ts';
import { adultAt, isBirthYear, isMinor } from './consent-rules.ts';
import { findBirthYear, saveBirthYear } from './consent.store.ts';
import { findConsent } from './require-consent.service.ts';

const instantOf = (time: number | null | undefined) => (time ? toInstant(time) : null);
/** Enough digits to tell the numbers of one family apart. */
const endingOf = (phone: string) => phone.slice(-3);

/** Consent of a guardian for people under 18, where the organisation requires it. */
export const consentModule = defineModule({
  name: 'consent',
  routes(context) {
    const { db, clock, settings } = context;
    const rule = settings.guardianRule;

    const stateOf = async (userId: number, resendAfter: number | null = null): Promise<ConsentState> => {
      const now = clock();
      const { step, isBlocked, birthYear, guardian } = await findConsent(db, rule, userId, now);
      return {
        rule,
        step,
        is_blocked: isBlocked,
        birth_year: birthYear,
        guardian_ending: guardian && endingOf(guardian.phone),
        guardian_name: guardian?.guardian_name ?? null,
        version: guardian?.version ?? null,
        asked_at: instantOf(guardian?.asked_at),
        given_at: instantOf(guardian?.given_at),
        ended_at: instantOf(guardian?.ended_at),
        adult_at: birthYear !== null && isMinor(birthYear, now) ? toInstant(adultAt(birthYear)) : null,
        resend_after: resendAfter,
      };
    };

    const view = async (token: string, resendAfter: number | null): Promise<GuardianView> => {
      const row = await findRequest(context, token);
      const isGiven = row.given_at !== null && row.ended_at === null;
      return {
        name: row.name,
        ending: endingOf(row.phone),
        state: isGiven ? 'given' : row.ended_at === null ? 'waiting' : 'ended',
        version: policies.guardianTextUpdated,
        given_at: isGiven ? instantOf(row.given_at) : null,
        adult_at: toInstant(adultAt(row.birth_year)),
        resend_after: resendAfter,
      };
    };

    return [
      route(guardianRule, { caching: 'settled' }, () => ({ rule })),
      route(consent, (_, { user }) => stateOf(user.userId)),

      route(
        stateBirthYear,
        { whileSuspended: true },
        async ({ body: { birth_year: year } }, { user: { userId }, once }) => {
          if (rule === 'off') return stateOf(userId);
          if (!isBirthYear(year, clock())) {
            throw errors.invalidField('birth_year', () => t('refused.birthYear'));
          }
          await once(async (tx, now) => {
            const isNew = await saveBirthYear(tx, userId, year, now);
            if (isNew || (await findBirthYear(tx, userId)) === year) return null;
            throw errors.conflict('conflict', { text: () => t('refused.otherYear') });
          });
          return stateOf(userId);
        },
      ),

      route(askGuardian, { whileSuspended: true }, async ({ body: { phone, proof } }, { http, user: { userId } }) => {
        const known = await findConsent(db, rule, userId, clock());
        const mayAsk = known.step === 'guardian' || known.step === 'waiting' || known.step === 'ended';
        if (!mayAsk) return stateOf(userId);
        const request = { userId, consent: known, typed: phone, proof };
        return stateOf(userId, await sendGuardianRequest(context, http, request));
      }),

      route(guardianRequest, ({ body }) => view(body.token, null)),
      route(answerGuardian, async ({ body }, { http }) => view(body.token, await answerRequest(context, http, body))),
    ];
  },
});
