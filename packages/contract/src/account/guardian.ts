import * as z from 'zod/mini';
import { defineEndpoint } from '../core/endpoint.ts';
import { digits, filledLine, line, nameLine, phoneInput, wholeNumber } from '../core/request.ts';
import { optionalCount, optionalText, text, word, yesNo } from '../core/wire.ts';
import { instant } from '../core/wire-dates.ts';
import { NAME_MAX, OTP_LENGTH, PROOF_MAX } from '../rules/limits.ts';

/**
 * What the organisation requires of people under 18. `ask`: they are asked for a guardian but may take part without one;
 * `require`: they may not.
 */
export const guardianRules = ['off', 'ask', 'require'] as const;
export type GuardianRule = (typeof guardianRules)[number];

/**
 * - `none`: nothing is needed, because the person is an adult or the rule is off
 * - `age`: the year of birth is not known
 * - `guardian`: under 18, and no guardian has been asked
 * - `waiting`: a guardian has been asked
 * - `given`: a guardian agreed
 * - `ended`: the guardian refused, or no longer agrees
 */
export const consentSteps = ['none', 'age', 'guardian', 'waiting', 'given', 'ended'] as const;
export type ConsentStep = (typeof consentSteps)[number];

const consentState = z.object({
  rule: word(guardianRules, 'off'),
  step: word(consentSteps, 'none'),
  /** Whether calls that store personal data are refused with `consent_needed`. */
  is_blocked: yesNo,
  birth_year: optionalCount,
  /** The last three digits of the guardian's number. */
  guardian_ending: optionalText,
  guardian_name: optionalText,
  /** The version of the text that the guardian agreed to. */
  version: optionalText,
  asked_at: instant,
  given_at: instant,
  ended_at: instant,
  /** When the person counts as 18 and the rule no longer applies. */
  adult_at: instant,
  /** Seconds, if a code was sent. */
  resend_after: optionalCount,
});
export type ConsentState = z.output<typeof consentState>;

export const guardianRule = defineEndpoint({
  id: 'guardianRule',
  service: 'main',
  method: 'GET',
  path: 'guardian',
  auth: 'public',
  response: z.object({ rule: word(guardianRules, 'off') }),
  extension: true,
  summary: "Whether people under 18 need a guardian's consent",
});

export const consent = defineEndpoint({
  id: 'consent',
  service: 'main',
  method: 'GET',
  path: 'auth/consent',
  auth: 'bearer',
  response: consentState,
  extension: true,
  summary: "The state of the guardian's consent",
});

/** Can be set once. Sending the same year again changes nothing; another year is a 409. */
export const stateBirthYear = defineEndpoint({
  id: 'stateBirthYear',
  service: 'main',
  method: 'POST',
  path: 'auth/consent/birth-year',
  auth: 'bearer',
  body: z.strictObject({ birth_year: wholeNumber(0, 9999) }),
  response: consentState,
  extension: true,
  summary: "States the user's year of birth",
});

/** `proof` is that of `mobileotp`. */
export const askGuardian = defineEndpoint({
  id: 'askGuardian',
  service: 'main',
  method: 'POST',
  path: 'auth/consent/guardian',
  auth: 'bearer',
  body: z.strictObject({ phone: phoneInput, proof: z.optional(line(PROOF_MAX)) }),
  response: consentState,
  extension: true,
  summary: 'Sends a guardian a link and a code',
});

/** What a guardian sees: whose account it is, and their own answer. */
const guardianView = z.object({
  name: text,
  /** The last three digits of the guardian's own number, to which codes go. */
  ending: text,
  state: word(['waiting', 'given', 'ended'], 'waiting'),
  /** The version of the text on screen. */
  version: text,
  given_at: instant,
  adult_at: instant,
  /** Seconds, if a code was sent. */
  resend_after: optionalCount,
});
export type GuardianView = z.output<typeof guardianView>;

/** `token` is from the link. It travels in the body because URLs are logged. */
export const guardianRequest = defineEndpoint({
  id: 'guardianRequest',
  service: 'main',
  method: 'POST',
  path: 'guardian/request',
  auth: 'public',
  body: z.strictObject({ token: filledLine(100) }),
  response: guardianView,
  extension: true,
  summary: "The request that a guardian's link leads to",
});

/** Without a `pin`, the call only sends a code to the guardian's number. Agreeing requires the guardian's name. */
export const answerGuardian = defineEndpoint({
  id: 'answerGuardian',
  service: 'main',
  method: 'POST',
  path: 'guardian/answer',
  auth: 'public',
  body: z.strictObject({
    token: filledLine(100),
    agrees: z.boolean(),
    name: z.optional(nameLine(NAME_MAX)),
    pin: z.optional(digits(OTP_LENGTH)),
    proof: z.optional(line(PROOF_MAX)),
  }),
  response: guardianView,
  extension: true,
  summary: "Gives, refuses or withdraws a guardian's consent, confirmed by a one-time code",
});
