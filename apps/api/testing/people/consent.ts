import { answerGuardian, askGuardian, consent, stateBirthYear } from '@maidan/contract/account/guardian';
import { MINUTE } from '../../src/runtime/clock.ts';
import type { TestApp } from '../test-app.ts';
import { newPhone } from './users.ts';

/** The birth year of someone who is 15 in the tests' year. */
export const MINOR_YEAR = 2011;

/** The state of one young person and their guardian, with the calls of both. */
export function consentOf(api: TestApp, token: string) {
  const state = () => api.reply(consent, {}, { token });
  const sayYear = (birth_year: number) => api.request(stateBirthYear, { body: { birth_year } }, { token });
  const ask = (phone: string) => api.request(askGuardian, { body: { phone } }, { token });
  /** The secret of the link in the latest message to this number. */
  const linkTo = (phone: string): string => {
    const text = api.sms.findLast((sent) => sent.phone === phone && sent.text.includes('/guardian#'))?.text ?? '';
    return /http:\/\/maidan\.localhost:3000\/guardian#([\w-]{43})$/.exec(text)?.[1] ?? '';
  };
  const answer = (link: string, agrees: boolean, more: { name?: string; pin?: string } = {}) =>
    api.request(answerGuardian, { body: { token: link, agrees, name: 'Ravi Rao', ...more } });
  return {
    state,
    sayYear,
    ask,
    linkTo,
    answer,
    /** Everything up to the guardian's consent. @returns the guardian's number and link */
    async give(birthYear = MINOR_YEAR): Promise<{ phone: string; link: string }> {
      const phone = newPhone();
      await sayYear(birthYear);
      await ask(phone);
      const link = linkTo(phone);
      await answer(link, true, { pin: api.lastCode(phone) });
      return { phone, link };
    },
    /** Uses a new code. */
    async withdraw({ phone, link }: { phone: string; link: string }) {
      api.wait(2 * MINUTE);
      await answer(link, false);
      return answer(link, false, { pin: api.lastCode(phone) });
    },
  };
}
