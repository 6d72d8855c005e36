import { replace, type Defence } from './defence.ts';

const API = 'apps/api/src/modules';
const ownership = [`${API}/conversations/ownership.test.ts`];

/** Who may change whose data, and the correctness of counters and states. */
export const ownershipDefences: readonly Defence[] = [
  ...replace(`${API}/conversations/conversations.store.ts`, ownership, [
    ['the owner of a conversation', ".where('conversation.user_id', '=', userId)", ''],
    [
      'the owner of deleted conversations',
      ".where('id', 'in', ids)\n    .where('user_id', '=', userId)",
      ".where('id', 'in', ids)",
    ],
  ]),
  ...replace(`${API}/conversations/chats.store.ts`, ownership, [
    ['the owner who writes', ".where('user_id', '=', userId)", ''],
    ['a closed conversation', ".where('status', '=', 1)", ''],
  ]),
  ...replace(
    `${API}/conversations/chat-pictures.store.ts`,
    [`${API}/conversations/chat-pictures.test.ts`],
    [
      ['the owner of a picture', ".where('conversation.user_id', '=', userId)", ''],
      ['a picture of a deleted conversation', "    .where('conversation.hidden_at', 'is', null)\n", ''],
    ],
  ),
  ...replace(
    `${API}/forms/responses/form-responses.store.ts`,
    [`${API}/forms/responses/form-files.test.ts`],
    [['the owner of a file', ".where('response.user_id', '=', userId)", '']],
  ),
  ...replace(
    `${API}/notifications/notifications.store.ts`,
    [`${API}/notifications/notifications.test.ts`, `${API}/comments/comments.test.ts`],
    [['the owner of a notification', "all.where('user_id', '=', userId)", "all.where('user_id', 'is not', null)"]],
  ),
  ...replace(
    `${API}/live/live.routes.ts`,
    [`${API}/live/live.test.ts`],
    [
      ['the reader of a live event', 'of(userId ?? undefined)', 'of()'],
      ['live streams of a person', 'perKey: 10,', 'perKey: 1000,'],
      ['live streams of one address', 'ipv6: 100 }', 'ipv6: 1000 }'],
    ],
  ),
  ...replace(
    `${API}/live/live-scores.routes.ts`,
    [`${API}/live/live-scores.test.ts`],
    [['streams of scores of one address', 'ipv6: 10 }', 'ipv6: 1000 }']],
  ),
  ...replace(
    `${API}/live/live-hub.ts`,
    [`${API}/live/expired-login.test.ts`],
    [['the end of a live stream with its login', '      checks.push(() => streams.check(streams.of()));\n', '']],
  ),
  ...replace(
    `${API}/subscriptions/subscriptions.routes.ts`,
    [`${API}/subscriptions/subscriptions.test.ts`],
    [
      ["another person's phone in a subscription", ' && (await findUserIdByPhone(db, typed)) === userId;', ';'],
      ['two mailboxes in one address', 'if (!isMailbox(email)) throw errors.invalidEmail();', ''],
    ],
  ),
  ...replace(
    `${API}/comments/comments.store.ts`,
    [`${API}/comments/delete-comment.test.ts`, `${API}/reports/reports.test.ts`],
    [
      [
        "deleting another person's comment",
        ".where('id', '=', id)\n    .where('user_id', '=', userId)\n    .returning",
        ".where('id', '=', id)\n    .returning",
      ],
      ['a comment that a moderator hid', "    .where('comments.hidden_at', 'is', null)\n", ''],
    ],
  ),
  ...replace(
    `${API}/comments/comments.routes.ts`,
    [`${API}/comments/edit-comment.test.ts`],
    [['the ten minutes in which a comment may change', ' || before.created_at + COMMENT_EDIT_MS <= now', '']],
  ),
  ...replace(
    `${API}/mutes/mutes.routes.ts`,
    [`${API}/mutes/mutes.test.ts`],
    [['how much a reader hides', '> MUTES_MAX', '> MUTES_MAX * 10']],
  ),
  ...replace(
    `${API}/moderation/admit-comment.service.ts`,
    [`${API}/moderation/held-comments.test.ts`],
    [['a first comment with a link', 'isKnown: latest.some((one) => one.hidden_at === null),', 'isKnown: true,']],
  ),
  ...replace(
    `${API}/moderation/sanction.service.ts`,
    [`${API}/moderation/appeals.test.ts`],
    [
      ['the sessions of a banned person', "  if (kind === 'ban') await endOtherSessions(tx, userId, null, now);\n", ''],
      ['writes of a suspended person', 'if (found) throw errors.forbidden(() => describeSanction(found));', ''],
    ],
  ),
  ...replace(
    `${API}/login/login.routes.ts`,
    [`${API}/moderation/appeals.test.ts`],
    [['the login of a banned person', '    if (ban) {', '    if (ban && now < 0) {']],
  ),
  ...replace(
    `${API}/moderation/appeals.service.ts`,
    [`${API}/moderation/appeals.test.ts`],
    [
      [
        "another person's appeal",
        "if (found?.userId !== userId) throw errors.notFound('decision');",
        "if (!found) throw errors.notFound('decision');",
      ],
    ],
  ),
  ...replace(
    `${API}/moderation/appeal-token.service.ts`,
    [`${API}/moderation/appeals.test.ts`],
    [
      [
        'the signature of an appeal against a ban',
        'if (!isSameSecret(hash, hashOf(key, Number(id), Number(ends)))) return null;',
        '',
      ],
      ['the end of an appeal against a ban', 'Number(ends) > now ?', 'Number(ends) > 0 ?'],
    ],
  ),
  ...replace(
    `${API}/cases/answer-appeal.service.ts`,
    [`${API}/moderation/appeals.test.ts`],
    [
      [
        "a reply to an appeal against the moderator's own decision",
        'if (decidedBy === staffId) throw',
        'if (decidedBy === -1) throw',
      ],
    ],
  ),
  ...replace(
    `${API}/subscriptions/sealed-values.ts`,
    [`${API}/subscriptions/subscriptions.test.ts`],
    [
      ['the seal of a link in an e-mail', "createHmac('sha256', key).update(purpose)", "createHmac('sha256', key)"],
      ['the canonical spelling of a link in an e-mail', " || bytes.toString('base64url') !== token", ''],
    ],
  ),
  ...replace(
    `${API}/subscriptions/confirmation-link.ts`,
    [`${API}/subscriptions/subscriptions.test.ts`],
    [['the end of a link that confirms', 'ends > now ?', 'ends > 0 ?']],
  ),
  ...replace(
    `${API}/subscriptions/mail-budget.ts`,
    [`${API}/subscriptions/subscriptions.test.ts`],
    [
      ['e-mails to a mailbox', 'PER_MAILBOX = 3', 'PER_MAILBOX = 3000'],
      ['e-mails an IPv4 address requests', '4: 100', '4: 100_000'],
      ['e-mails an IPv6 network requests', '6: 10', '6: 100_000'],
      ['e-mails of all callers', 'PER_HOUR = 500', 'PER_HOUR = 500_000'],
    ],
  ),
  ...replace(
    'apps/api/src/adapters/mail/smtp.ts',
    ['apps/api/src/adapters/mail/smtp.test.ts'],
    [['an encrypted connection to the mail server', 'requireTLS: !isHere', 'requireTLS: false']],
  ),
  ...replace(
    `${API}/profile/profile.store.ts`,
    [`${API}/profile/profile.test.ts`, `${API}/account/unverified-email.test.ts`],
    [['an e-mail that is only typed', 'case when email_key = ${key} then email_key end', '${key}']],
  ),
  ...replace(
    `${API}/profile/profile-change.ts`,
    [`${API}/profile/profile.test.ts`],
    [
      [
        'the address of an avatar',
        "URL.canParse(address) && new URL(address).protocol === 'https:'",
        'URL.canParse(address)',
      ],
    ],
  ),
  ...replace(
    `${API}/polls/polls.store.ts`,
    [`${API}/polls/vote.test.ts`],
    [
      ['a single vote of a person', 'if (!cast) return false;', ''],
      ['the poll of an option', ".where('id', '=', option).where('poll_id', '=', pollId)", ".where('id', '=', option)"],
      ['the counter of votes', "update('vote_count', '+', 1)", "update('vote_count', '+', 2)"],
    ],
  ),
  ...replace(
    `${API}/likes/likes.store.ts`,
    [`${API}/likes/likes.test.ts`],
    [
      ['the counter of likes', "update('like_count', '+', by)", "update('like_count', '+', 1)"],
      ['a like of a withdrawn post', ".where('withdrawn_at', 'is', null)\n", ''],
      ['a like of a future post', ".where('published_at', '<=', now)\n", ''],
    ],
  ),
  ...replace(
    `${API}/views/views.store.ts`,
    [`${API}/views/views.test.ts`],
    [['one view in half an hour', 'COUNT_EVERY = 30 * MINUTE', 'COUNT_EVERY = 0']],
  ),
  ...replace(
    `${API}/views/viewer.ts`,
    [`${API}/views/views.test.ts`],
    [
      ['views of robots', "agent !== '' && !BOTS.test(agent)", 'true'],
      ['views of prefetching browsers', ' || /prefetch|prerender|preview/i.test(purpose)', ''],
      ['the address of a viewer', "callerKey(http.get('clientIp')).key]", "http.req.header('user-agent')]"],
      ['the day of a stored viewer', 'Math.floor(now / DAY)', '0'],
    ],
  ),
  ...replace(
    `${API}/league/registrations/league-registrations.store.ts`,
    [`${API}/league/registrations`],
    [
      [
        'the places of a group',
        "where(sql<number>`taken_base + taken + ${sql.lit(reserved)}`, '<', where.ref('capacity'))",
        "where('capacity', 'is not', null)",
      ],
      ['the registration of a group', ".where('sport.registration_id', '=', ids.form)", ''],
      ['a single registration of a person', 'return added !== undefined;', 'return true;'],
    ],
  ),
  ...replace(
    `${API}/league/registrations/require-team.service.ts`,
    [`${API}/league/registrations`],
    [['the closing date of a registration', 'if (closes === null || closes > now) return;', 'return;']],
  ),
  ...replace(
    `${API}/users/storage-quota.store.ts`,
    [`${API}/users/storage-quota.test.ts`],
    [['the storage of an account', ".where('stored_bytes', '<=', ACCOUNT_BYTES - bytes)", '']],
  ),
];
