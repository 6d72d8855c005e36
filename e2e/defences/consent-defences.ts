import { replace, type Defence } from './defence.ts';

const CONSENT = 'apps/api/src/modules/consent';
const MODULES = 'apps/api/src/modules';

const consent = [`${CONSENT}/consent.test.ts`, `${CONSENT}/another-guardian.test.ts`];
const blocked = [`${CONSENT}/blocked-writes.test.ts`];

/** The calls that store more about a person than the account. */
const writes = [
  [
    'a comment',
    'comments/comments.routes.ts',
    "await requireConsent(tx, settings, userId, now);\n        const comment = writtenText('comment', body.comment);",
  ],
  [
    'a change of a comment',
    'comments/comments.routes.ts',
    'await requireConsent(tx, settings, userId, now);\n        const id = requireCommentId(body.id);',
  ],
  ['a vote', 'polls/polls.routes.ts', 'await requireConsent(tx, settings, userId, now);'],
  [
    'a new conversation',
    'conversations/conversations.routes.ts',
    'await requireConsent(tx, settings, user.userId, now);',
  ],
  ['a message', 'conversations/conversations.routes.ts', 'await requireConsent(tx, settings, userId, now);'],
  [
    'a picture',
    'conversations/chat-pictures.routes.ts',
    'await requireConsent(context.db, context.settings, user.userId, context.clock());',
  ],
  [
    'a registration',
    'league/registrations/league-registrations.routes.ts',
    'await requireConsent(tx, settings, userId, now);',
  ],
  ['a form', 'forms/responses/form-responses.routes.ts', 'await requireConsent(tx, context.settings, userId, now);'],
  ['a location', 'location/location.routes.ts', 'await requireConsent(db, settings, user.userId, clock());'],
  ['a subscription', 'subscriptions/subscriptions.routes.ts', 'await requireConsent(db, settings, userId, clock());'],
] as const;

/** Data of young people, and a guardian's consent or refusal. */
export const consentDefences: readonly Defence[] = [
  ...writes.flatMap(([what, file, text]) =>
    replace(`${MODULES}/${file}`, blocked, [[`consent before ${what}`, text, text.replace(/^await .*/, 'void 0;')]]),
  ),
  ...replace(`${CONSENT}/require-consent.service.ts`, consent, [
    ["a guardian's refusal while another guardian is asked", '(await hasRefusal(db, userId, now))', 'false'],
  ]),
  ...replace(
    `${CONSENT}/consent-rules.ts`,
    [`${CONSENT}/consent-rules.test.ts`],
    [
      ['the year in which a person turns 18', 'birthYear + ADULT_AGE + 1', 'birthYear + ADULT_AGE'],
      ['a guardian who has not answered', "guardian.given_at === null ? 'waiting' : 'given'", "'given'"],
    ],
  ),
  ...replace(`${CONSENT}/consent.routes.ts`, consent, [
    ['the year of birth, which can be given only once', '(await findBirthYear(tx, userId)) === year', 'true'],
  ]),
  ...replace(`${CONSENT}/consent.store.ts`, consent, [
    ['a consent given while another guardian is asked', 'latest?.given_at && latest.ended_at === null', 'false'],
    [
      'the link of the latest guardian alone',
      '(await findGuardian(db, row.user_id, now))?.id === row.id ? row : null',
      'row',
    ],
  ]),
  ...replace(`${CONSENT}/ask-guardian.service.ts`, consent, [
    ["the user's own number as the guardian's", '(await findUser(db, userId))?.phone === phone', 'false'],
    ['the waiting time after a refusal', 'if (guardian?.ended_at) refuseTooSoon(guardian.ended_at, clock());', ''],
    ['messages to guardians for each account', 'newNumberOf: userId, ', ''],
  ]),
  ...replace(`${CONSENT}/answer-guardian.service.ts`, consent, [
    ["the code to the guardian's number", 'if (wrong) return wrong;', ''],
    ['a guardian under 18', 'ownYear !== null && isMinor(ownYear, now)', 'false'],
    ["a single use of a guardian's code", "await endCodes(tx, phone, 'guardian');", ''],
  ]),
];
