import { replace, type Defence } from './defence.ts';

const MODULES = 'apps/api/src/modules';

const signIn = [`${MODULES}/access/sign-in/sign-in.test.ts`];
const deskDevices = [`${MODULES}/access/sign-in/known-desk-device.test.ts`];
const staff = [`${MODULES}/access/staff/staff.test.ts`];
const invitations = [...signIn, ...staff];
const forms = [`${MODULES}/forms/desk/forms.test.ts`];
const leagues = [
  'apps/api/src/server/access/foreign-league.test.ts',
  `${MODULES}/league/desk/desk-leagues.test.ts`,
  `${MODULES}/league/registrations/desk/desk-registrations.test.ts`,
  `${MODULES}/league/desk/fixture-changes.test.ts`,
];
const people = [`${MODULES}/access/reach.test.ts`, `${MODULES}/people/people.test.ts`];
const compose = [`${MODULES}/posts/desk/compose.test.ts`];

const PASSKEY_USE = `expectedChallenge: challenge,
    expectedOrigin: party.deskOrigin,
    expectedRPID: hostOf(party),
    requireUserVerification: true,
    credential: {`;
const SENDER = "JSON.parse(Buffer.from(response.response.clientDataJSON, 'base64url').toString()).origin";

/** The desk: how staff sign in, what an invitation grants, and what a role may see. */
export const deskDefences: readonly Defence[] = [
  ...replace(`${MODULES}/access/desk-sessions.store.ts`, invitations, [
    ['the expiry of a staff session', "    .where('session.expires_at', '>', now)\n", ''],
    ['the expiry of an unused staff session', "    .where('session.last_used_at', '>', now - IDLE)\n", ''],
    [
      'the owner of an ended staff session',
      "where('id', '=', sessionId)\n    .where('staff_id', '=', staffId)",
      "where('id', '=', sessionId)",
    ],
    ['sessions of a member of staff', 'SESSIONS_PER_PERSON = 10', 'SESSIONS_PER_PERSON = 1000'],
  ]),
  ...replace(
    `${MODULES}/access/desk-sessions.store.ts`,
    ['apps/api/src/server/access/role-matrix.test.ts'],
    [['how long a passkey is fresh', 'FRESH = PASSKEY_FRESH_MINUTES * MINUTE', 'FRESH = PASSKEY_FRESH_MINUTES * DAY']],
  ),
  ...replace(`${MODULES}/access/invitations.store.ts`, invitations, [
    ['the expiry of an invitation', "hashSecret(secret))\n    .where('expires_at', '>', now)", 'hashSecret(secret))'],
    [
      'a single use of an invitation',
      ".deleteFrom('staff_invitations')\n    .where('id', '=', id)\n    .where('expires_at', '>', now)\n    .returning(columns)",
      ".selectFrom('staff_invitations')\n    .where('id', '=', id)\n    .where('expires_at', '>', now)\n    .select(columns)",
    ],
    [
      'a former invitation to the number',
      "  await tx.deleteFrom('staff_invitations').where('phone', '=', phone).execute();\n",
      '',
    ],
  ]),
  ...replace(`${MODULES}/access/passkeys.store.ts`, invitations, [
    [
      'the owner of a passkey',
      "where('staff_id', '=', staffId)\n    .where('credential_id', '=', credentialId)",
      "where('credential_id', '=', credentialId)",
    ],
    [
      'the owner of a removed passkey',
      "where('id', '=', id)\n    .where('staff_id', '=', staffId)\n    .returning('name')",
      "where('id', '=', id)\n    .returning('name')",
    ],
  ]),
  ...replace(`${MODULES}/access/recovery-codes.store.ts`, invitations, [
    ['the recovery code itself', "    .where('code_hash', '=', hashOf(pepper, staffId, code))\n", ''],
  ]),
  ...replace(`${MODULES}/access/tickets.store.ts`, invitations, [
    ['the time to sign in', 'LIFE = 5 * MINUTE', 'LIFE = 500 * MINUTE'],
    ['tries of a recovery code', 'TRIES = 5', 'TRIES = 5000'],
    ['the purpose of a ticket', "    .where('purpose', 'in', [...purposes])\n", ''],
  ]),
  ...replace(`${MODULES}/access/sign-in/webauthn.ts`, invitations, [
    [
      'the challenge of a passkey',
      PASSKEY_USE,
      PASSKEY_USE.replace('expectedChallenge: challenge', 'expectedChallenge: () => true'),
    ],
    ['the origin of a passkey', PASSKEY_USE, PASSKEY_USE.replace('party.deskOrigin', SENDER)],
    ['user verification of a passkey', PASSKEY_USE, PASSKEY_USE.replace('Verification: true', 'Verification: false')],
  ]),
  ...replace(`${MODULES}/access/sign-in/begin-sign-in.service.ts`, invitations, [
    ['the code before a passkey', '    if (refusal) return refusal;\n', ''],
    ['the number of an invitation', 'if (found?.phone !== phone) {', 'if (!found) {'],
    ['a single use of a desk code', "    await endCodes(tx, phone, 'desk');\n    const options", '    const options'],
  ]),
  ...replace(`${MODULES}/access/sign-in/complete-sign-in.service.ts`, invitations, [
    [
      'a single use of a ticket after sign-in',
      'if (!(await useTicket(tx, ticket)) || !(await findStaff(tx, staffId)))',
      'if (!(await findStaff(tx, staffId)))',
    ],
    ['the tries at a recovery code', '      await countTicketTry(tx, ticket);\n', ''],
    ['the sessions of a member who recovers access', '    await endAllSessions(tx, member.id);\n', ''],
  ]),
  ...replace('apps/api/src/modules/login/known-device.service.ts', deskDevices, [
    ['the seal of a desk device', "desk: 'desk device'", "desk: 'device'"],
    ['Secure on the cookie of a desk device', "settings.deskOrigin.startsWith('https:')", 'false'],
  ]),
  ...replace(`${MODULES}/access/sign-in/sign-in.routes.ts`, deskDevices, [
    ['the memory of a desk device', "  rememberDevice(http, context, phone, 'desk');\n  return {", '  return {'],
  ]),
  ...replace(`${MODULES}/access/sign-in/add-device.service.ts`, deskDevices, [
    ['the recovery code of a desk device', '!member || !isRight', '!member'],
    ['recovery codes that an address enters for a desk device', '6: 10 }', '6: 1000 }'],
  ]),
  ...replace(`${MODULES}/access/sign-in/me.routes.ts`, invitations, [
    ['the last passkey of a person', '(await listPasskeys(tx, staff.staffId)).length === 0', 'false'],
  ]),
  ...replace(`${MODULES}/access/remove-member.service.ts`, invitations, [
    ['the last owner', '(await countOtherOwners(tx, staffId)) > 0', 'staffId > 0'],
    ['the sessions of a removed member', '  await endAllSessions(tx, staffId);\n', ''],
    ['the passkeys of a removed member', '  await removeAllPasskeys(tx, staffId);\n', ''],
    ['the recovery codes of a removed member', '  await removeRecoveryCodes(tx, staffId);\n', ''],
    ['the invitations by a removed member', '  await removeInvitationsBy(tx, staffId);\n}', '}'],
  ]),
  ...replace(`${MODULES}/access/staff/staff.routes.ts`, invitations, [
    ['the invitations by a former owner', '            await removeInvitationsBy(tx, id);\n', ''],
    ['the last owner, when roles change', '            await requireOtherOwner(tx, id);\n', ''],
  ]),
  ...replace(`${MODULES}/forms/desk/file-link.service.ts`, forms, [
    ['the signature of a link to a file', ' && isSameSecret(signature, signatureOf(pepper, kind, name, end))', ''],
    ['the expiry of a link to a file', 'end > now && ', ''],
  ]),
  ...replace(
    `${MODULES}/insights/read-insights.service.ts`,
    [`${MODULES}/insights/insights.test.ts`],
    [['counts that could point at one person', 'count > 0 && count < INSIGHT_LEAST', 'count < 0']],
  ),
  ...replace(`${MODULES}/people/people.routes.ts`, people, [
    [
      'whose sessions a moderator ends',
      "if (!staff.roles.includes('owner')) await",
      'if (staff.roles.length === 0) await',
    ],
    [
      'whom a moderator decides about',
      '          await requireReach(tx, staff, { userId: row.id, isEndless, isUnprompted: true });\n',
      '',
    ],
  ]),
  ...replace(`${MODULES}/people/people.reply.ts`, people, [
    ['whose conversations a moderator sees', 'isOwner ? await list', 'row.id > 0 ? await list'],
  ]),
  ...replace(
    `${MODULES}/notifications/desk/desk-notifications.routes.ts`,
    [`${MODULES}/notifications/desk/desk-notifications.test.ts`],
    [['whom editors and organisers notify', 'await hasConversation(tx, staff, user.id)', 'true']],
  ),
  ...replace(
    `${MODULES}/people/numbers/uncover-number.service.ts`,
    [...forms, ...leagues],
    [
      ['phone numbers that staff uncover in an hour', '>= NUMBERS_PER_HOUR)', '>= 100 * NUMBERS_PER_HOUR)'],
      [
        'the log entry for an uncovered number',
        "  await log({ action: PHONE_SHOWN, thing: { kind: 'person', id: user_id } });\n",
        '',
      ],
    ],
  ),
  ...replace(`${MODULES}/league/desk/league-access.service.ts`, leagues, [
    [
      'the leagues that an organiser changes',
      "roles.includes('organiser') && leagueIds.includes(leagueId)",
      "roles.includes('organiser')",
    ],
    ['the leagues that an organiser sees', "roles.includes('owner') || roles.includes('editor');", 'roles.length > 0;'],
  ]),
  ...replace(`${MODULES}/league/registrations/desk/desk-registrations.routes.ts`, leagues, [
    ['the league of registrations', "if (!mayChangeLeague(staff, leagueId)) throw errors.notFound('league');", ''],
  ]),
  ...replace(`${MODULES}/league/registrations/desk/require-team.service.ts`, leagues, [
    ['the league of a team', 'team && mayChangeLeague(staff, team.league_id) ? team : undefined', 'team'],
    [
      'the league of exported registrations',
      '!registration || !mayChangeLeague(staff, registration.league_id)',
      '!registration',
    ],
  ]),
  ...replace(`${MODULES}/league/desk/fixture-changes.service.ts`, leagues, [
    ['the league of a changed fixture', 'if (!mayChangeLeague(staff, row.league_id)) {', 'if (row.league_id < 0) {'],
  ]),
  ...replace(
    `${MODULES}/inbox/inbox.store.ts`,
    [`${MODULES}/inbox/inbox.test.ts`],
    [['the conversations of an organiser', 'seesEveryLeague(viewer) ? all', 'viewer ? all']],
  ),
  ...replace(
    'apps/api/src/modules/uploads/uploads.routes.ts',
    ['apps/api/src/modules/uploads/chunked-upload.test.ts'],
    [['the files that an organiser sends', "!mayPublish && !fitsKind(cleanFileName(name), 'image')", 'name === null']],
  ),
  ...replace(
    `${MODULES}/inbox/inbox-work.store.ts`,
    [`${MODULES}/inbox/inbox-work.test.ts`],
    [['the author of a note', "query.where('staff_id', '=', staffId)", 'query']],
  ),
  ...replace(
    'apps/api/src/modules/live/live.routes.ts',
    [`${MODULES}/inbox/inbox-work.test.ts`],
    [['the events that are for staff alone', "kind !== 'sessions' && !isForReaders(kind)", "kind === 'score'"]],
  ),
  ...replace(
    'packages/contract/src/operations/site-details.ts',
    ['packages/contract/src/operations/site-details.test.ts'],
    [
      ['the scheme of a network’s address', 'address: [isAddress,', 'address: [() => true,'],
      ['what the sites drop from changed details', 'detailProblem(name, value) === null', 'name in detailKinds'],
    ],
  ),
  ...replace(`${MODULES}/posts/desk/publish.service.ts`, compose, [
    ['the files of a post, which are stored here', '!media.has(id)', "id === ''"],
  ]),
  ...replace(
    `${MODULES}/pages/require-media.service.ts`,
    [`${MODULES}/forms/desk/form-builder.test.ts`],
    [['the pictures of a form, which are stored here', 'if (!media)', 'if (!media && !id)']],
  ),
  ...replace('apps/api/src/modules/uploads/receive-file.service.ts', compose, [
    ['the size of an upload of the desk', 'if (bytes > uploadLimits.file) throw tooLarge(announced);', ''],
  ]),
  ...replace('apps/api/src/db/migrations/audit-log-triggers.ts', staff, [
    [
      'the log, whose entries cannot be changed',
      'before update on audit_log ${refuse}`',
      'before update on audit_log when 1 = 0 ${refuse}`',
    ],
    ['the log, whose entries cannot be deleted', 'when ${isKept} ${refuse}`', 'when 1 = 0 ${refuse}`'],
  ]),
];
