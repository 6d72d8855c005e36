import { replace, type Defence } from './defence.ts';

const API = 'apps/api/src/modules';

const held = [`${API}/moderation/held-comments.test.ts`, `${API}/moderation/hold-rules.test.ts`];
const appeals = [`${API}/moderation/appeals.test.ts`];
const reports = [
  `${API}/cases/decide.test.ts`,
  `${API}/reports/reports.test.ts`,
  `${API}/reports/message-reports.test.ts`,
  `${API}/moderation/removed.test.ts`,
];
const reach = [`${API}/access/reach.test.ts`];
const removals = [`${API}/access/limit-removals.test.ts`];
const covered = [`${API}/cases/uncover.test.ts`, `${API}/cases/cover-numbers.test.ts`];
const mutes = [`${API}/mutes/mutes.test.ts`];
const saved = [`${API}/saved/saved.test.ts`];
const leaving = [`${API}/account/leaving.test.ts`, `${API}/account/sensitive-actions.test.ts`];

/** Readers' reports, moderators' decisions, and what a reader mutes or exports. */
export const moderationDefences: readonly Defence[] = [
  ...replace(
    `${API}/moderation/admit-comment.service.ts`,
    [...held, ...appeals],
    [
      ['comments of a limited user', "sanctions.some(({ kind }) => kind === 'limit')", 'false'],
      ['the memory of repeated comments', 'one.created_at > now - HOUR && one', 'one.created_at > now && one'],
    ],
  ),
  ...replace(`${API}/moderation/hold-rules.ts`, held, [
    ['hidden characters of a comment', "  if (hasHiddenCharacters(text)) return 'characters';\n", ''],
    ['held words of a comment', "  if (hasHeldWord(text, held)) return 'words';\n", ''],
    ['listed hosts of a comment', 'isListedHost || ', ''],
    ['a repeated comment', 'MOST_REPEATS = 2', 'MOST_REPEATS = 200'],
    ['links in disguise', 'links.test(unmask(text))', 'links.test(text)'],
  ]),
  ...replace(`${API}/cases/reports.reply.ts`, covered, [
    ['masked details in notes of reporters', 'notes.map(coverInWords)', 'notes'],
    ['masked details in surrounding comments', 'text: coverInWords(comment)', 'text: comment'],
  ]),
  ...replace(`${API}/cases/desk-reports.routes.ts`, covered, [
    ['content that no one reported', '(facts.heldFor === null && reasons.length === 0)', 'false'],
    [
      'the log entry for uncovering',
      '        await log({ action: `${thing.kind}.uncovered`, thing: { ...thing, name: facts.name } });\n',
      '',
    ],
  ]),
  ...replace(`${API}/access/limit-removals.service.ts`, removals, [
    ['what a member of staff removes in an hour', 'limit: REMOVALS_PER_HOUR,', 'limit: 100 * REMOVALS_PER_HOUR,'],
    ['the notice of many removals', 'if (used === REMOVALS_PER_HOUR)', 'if (used < 0)'],
  ]),
  ...replace(`${API}/cases/purge.routes.ts`, removals, [
    ['how many posts lose their files in an hour', '        await countRemoval({ tx, now, log, staff });\n', ''],
  ]),
  ...replace(`${API}/posts/desk/posts.routes.ts`, removals, [
    [
      'how many posts are withdrawn in an hour',
      '          await countRemoval({ tx, now, log, staff: call.staff });\n',
      '',
    ],
  ]),
  ...replace(`${API}/cases/decide.service.ts`, removals, [
    [
      'how much moderators hide in an hour',
      '&& facts.heldFor === null) await countRemoval',
      '&& facts.hiddenBy === -1) await countRemoval',
    ],
  ]),
  ...replace(
    `${API}/cases/purge.routes.ts`,
    [`${API}/cases/purge.test.ts`],
    [
      ['the day before files are removed for good', 'if (from <= now) return;', 'if (from > 0) return;'],
      ['the second person who removes files at once', '?.staffId !== staffId) return;', '?.staffId !== -1) return;'],
      [
        'the owners who remove files at once',
        "if (roles.includes('owner') && (await",
        'if (roles.length > 0 && (await',
      ],
    ],
  ),
  ...replace(`${API}/posts/desk/posts.routes.ts`, reports, [
    ['what a moderator withdrew', 'if (moderator !== null) return', "if (moderator === '') return"],
  ]),
  ...replace(`${API}/moderation/appeals.service.ts`, appeals, [
    ['the time limit of an appeal', 'now < at + APPEAL_DAYS * DAY', 'at > 0'],
    [
      'a single appeal against a decision',
      'if (!(await addAppeal(tx, { subject, userId, text }, now))) {',
      'if (!(await addAppeal(tx, { subject, userId, text }, now)) && now < 0) {',
    ],
  ]),
  ...replace(
    'apps/api/src/db/migrations/0009-moderation.ts',
    [`${API}/account/account.test.ts`, ...appeals],
    [['who decided, in the copy of an account', ", secret: ['staff_id'] }", ' }']],
  ),
  ...replace(`${API}/cases/decide.service.ts`, reports, [
    [
      "a moderator's decision about their own message",
      'if (facts.message?.staff?.id === staff.staffId) {',
      'if (staff.staffId < 0) {',
    ],
    [
      'decisions by a moderator about content that no one reported',
      'if (!isFree && !(await isCase',
      'if (false && !(await isCase',
    ],
    ['the withdrawal by an editor', '  if (removal?.isOfCase) return;', '  if (removal !== undefined) return;'],
  ]),
  ...replace(
    `${API}/cases/decide.service.ts`,
    [...reports, ...reach],
    [
      [
        'the fresh passkey of a sanction',
        "if (decision.sanction && decision.sanction.kind !== 'warning')",
        "if (decision.sanction && decision.sanction.kind === 'warning')",
      ],
      [
        "a moderator's decision about their own comment",
        'if (!isFree && facts.authorId !== null)',
        'if (isFree && facts.authorId === -1)',
      ],
      [
        'the authors that a report may concern',
        "  await requireReach(tx, staff, { userId, isEndless: kind !== 'warning' && days === null });\n",
        '',
      ],
    ],
  ),
  ...replace(`${API}/access/require-reach.service.ts`, reach, [
    ["a moderator's decision about their own account", "if (member?.id === staffId) return 'own';", ''],
    ['a decision about the staff by a moderator', "if (member) return 'staff';", ''],
    ['a permanent sanction by a moderator', "  if (isEndless) return 'endless';\n", ''],
    ['a sanction by a moderator on a user without reports', '!(await hasCase(db, userId, staffId))', 'userId < 0'],
  ]),
  ...replace(`${API}/cases/answer-appeal.service.ts`, reach, [
    [
      'the sanctions that a moderator lifts',
      '  await requireReach(tx, staff, { userId: found',
      '  if (id < 0) await requireReach(tx, staff, { userId: found',
    ],
    ['the appeals that a moderator answers', '  await requireReach(tx, staff, found);\n', ''],
    [
      'the answers that a moderator takes back',
      '  await requireReach(tx, staff, { userId: appeal.user_id',
      '  if (id < 0) await requireReach(tx, staff, { userId: appeal.user_id',
    ],
  ]),
  ...replace(`${API}/moderation/sanctions.store.ts`, reach, [
    [
      'the original end of a lifted sanction',
      '(of.lifted_at === null ? of.ends_at : of.lifted_from) === null',
      'of.ends_at === null',
    ],
  ]),
  ...replace(`${API}/reports/reports.store.ts`, reports, [
    ["a report of another person's message", "    .where('conversation.user_id', '=', userId)\n", ''],
    ["a report of the user's own message", "    .where('message.user_id', 'is', null)\n", ''],
    ['a report in a deleted conversation', "    .where('conversation.hidden_at', 'is', null)\n", ''],
    ['a report of a hidden comment', "    .where('comments.hidden_at', 'is', null)\n", ''],
    ['a report on a withdrawn post', "    .where('posts.withdrawn_at', 'is', null)\n", ''],
  ]),
  ...replace(
    `${API}/reports/reports.routes.ts`,
    [`${API}/users/storage-quota.test.ts`, `${API}/account/account.test.ts`],
    [['the storage of notes of reports', "        await reserveStorage(tx, userId, note ?? '');\n", '']],
  ),
  ...replace(
    'apps/api/src/db/migrations/0010-conversations.ts',
    [`${API}/account/account.test.ts`],
    [
      [
        "removed content in an account's export",
        "      order: 'id',\n      secret: ['removed_type', 'removed_message'],\n",
        "      order: 'id',\n",
      ],
    ],
  ),
  ...replace(`${API}/reports/message-reports.store.ts`, reports, [
    ['the text of a removed message', "set({ type: 'text', message: REMOVED_MESSAGE })", "set({ type: 'text' })"],
  ]),
  ...replace(`${API}/mutes/mutes.store.ts`, mutes, [
    ['the owner of a list of mutes', "    .where('user_id', '=', userId)\n    .orderBy", '    .orderBy'],
    ['the owner of a removed mute', "      .where('user_id', '=', userId)\n      .where('kind'", "      .where('kind'"],
  ]),
  ...replace(`${API}/saved/saved.store.ts`, saved, [
    ['the owner of a saved list', "    .where('user_id', '=', userId)\n    .orderBy", '    .orderBy'],
    [
      'the owner of a removed entry',
      "      .where('user_id', '=', userId)\n      .where('kind'",
      "      .where('kind'",
    ],
  ]),
  ...replace(`${API}/saved/saved.routes.ts`, saved, [['how much a reader saves', '> SAVED_MAX', '> SAVED_MAX * 10']]),
  ...replace(
    `${API}/subscriptions/confirm-subscription.service.ts`,
    [`${API}/subscriptions/subscriptions.test.ts`],
    [
      ['the account of a confirmed subscription', 'user === undefined || ', ''],
      [
        'the budget of e-mails',
        '  await db.transaction().execute((tx) => takeFromMailBudget(tx, { key: pepper, address, email }, now));\n',
        '',
      ],
    ],
  ),
  ...replace(`${API}/account/account.routes.ts`, leaving, [
    ['the logins of an account that will be deleted', '    await endOtherSessions(tx, userId, null, now);\n', ''],
    ['a single use of a deletion code', "    await endCodes(tx, lane.phone, 'delete-account');\n", ''],
  ]),
  ...replace(`${API}/account/leaving.service.ts`, leaving, [
    ['the week before a deletion', 'KEEP_TIME = 7 * DAY', 'KEEP_TIME = 0 * DAY'],
    [
      'writes to an account that will be deleted',
      '  if (dueAt === null) return;\n',
      '  if (dueAt === null || db) return;\n',
    ],
  ]),
];
