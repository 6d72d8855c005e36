import { policies } from '@maidan/brand/policies';
import type { Body } from '@maidan/contract/core/endpoint';
import type { answerGuardian } from '@maidan/contract/account/guardian';
import { t } from '@maidan/i18n/text';
import type { Tx } from '../../db/open-database.ts';
import type { Call } from '../../http/call.ts';
import { errors } from '../../http/errors/errors.ts';
import { writtenLine } from '../../http/reply/written-text.ts';
import type { AppContext } from '../app-context.ts';
import { endCodes } from '../login/otp.store.ts';
import { sendOtp } from '../login/send-otp.service.ts';
import { checkOtp, commitOrRefuse } from '../login/verify-otp.service.ts';
import { addNotification } from '../notifications/notifications.store.ts';
import { hashSecret } from '../sessions/token.service.ts';
import { adultAt, ENDED_REST, isMinor } from './consent-rules.ts';
import { findBirthYearByPhone, findByLink, saveEnded, saveGiven } from './consent.store.ts';

type Answer = Body<typeof answerGuardian>;
type Request = Awaited<ReturnType<typeof findRequest>>;

/** @throws ApiError 404 for a link that no longer works */
export async function findRequest({ db, clock, settings }: AppContext, token: string) {
  const row = settings.guardianRule === 'off' ? null : await findByLink(db, hashSecret(token), clock());
  if (!row) throw staleLink();
  return row;
}

const staleLink = () => errors.staleLink(() => t('refused.guardianLink'));

/**
 * Records a guardian's answer, given with the link from their message and a code sent to their number.
 * @returns seconds until another code can be sent if one was sent, else null
 * @throws ApiError 404 for the link; 422 or 429 as at login
 */
export async function answerRequest(context: AppContext, http: Call['http'], answer: Answer): Promise<number | null> {
  const request = await findRequest(context, answer.token);
  const name = answer.agrees ? writtenLine('name', answer.name ?? '') : '';
  const { phone } = request;
  const { pin, proof } = answer;
  if (!pin) return sendOtp(context, http, { phone, purpose: 'guardian', isForAnyDevice: true, proof });

  const { db, clock, pepper } = context;
  const now = clock();
  await commitOrRefuse(db, async (tx) => {
    const wrong = await checkOtp(tx, pepper, { lane: { phone, device: '' }, purpose: 'guardian', pin }, now);
    if (wrong) return wrong;
    // Only the holder of the number can find this out.
    const ownYear = await findBirthYearByPhone(tx, phone);
    if (ownYear !== null && isMinor(ownYear, now)) {
      return errors.invalidField('pin', () => t('refused.minorGuardian'));
    }
    // Another guardian may have been named in the meantime.
    if ((await findByLink(tx, hashSecret(answer.token), now))?.id !== request.id) return staleLink();
    await endCodes(tx, phone, 'guardian');
    await (answer.agrees ? give(tx, request, name, now) : end(tx, request, now));
    return null;
  });
  return null;
}

async function give(tx: Tx, { id, user_id: userId, birth_year: birthYear }: Request, name: string, now: number) {
  const consent = { name, version: policies.guardianTextUpdated, expiresAt: adultAt(birthYear) };
  await saveGiven(tx, id, consent, now);
  const content = '<p>Your parent or guardian has agreed. You can take part in everything now.</p>';
  await addNotification(tx, { userId, content }, now);
}

/** A consent that was given once stays on record; a mere refusal need not. */
async function end(tx: Tx, request: Request, now: number): Promise<void> {
  const { id, user_id: userId, given_at: givenAt, birth_year: birthYear } = request;
  const expiresAt = givenAt === null ? now + ENDED_REST : adultAt(birthYear);
  await saveEnded(tx, id, Math.min(expiresAt, adultAt(birthYear)), now);
  const content = '<p>Your parent or guardian does not agree, or no longer agrees, to you taking part.</p>';
  await addNotification(tx, { userId, content }, now);
}
