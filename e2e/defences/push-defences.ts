import { replace, type Defence } from './defence.ts';

const PUSH = 'apps/api/src/modules/push';
const ADAPTER = 'apps/api/src/adapters/push';

const push = [`${PUSH}/push.test.ts`];
const sending = [`${ADAPTER}/send-push.test.ts`];

/** Who gets push messages, when, how many, and where the server connects to. */
export const pushDefences: readonly Defence[] = [
  ...replace(`${PUSH}/push.routes.ts`, push, [
    ['the address of a push service', 'if (!push.accepts(endpoint)) throw', "if (endpoint === '') throw"],
    ['replies for a visitor', "body.topics.filter(({ kind }) => kind !== 'messages')", 'body.topics'],
  ]),
  ...replace(`${PUSH}/push.store.ts`, push, [
    ['the owner of a reply', ".where('browser.user_id', '=', userId)", ''],
    ['replies after a logout', ".where('browser.session_id', 'is not', null)", ''],
    [
      'a browser without topics',
      "    await tx.deleteFrom('push_subscriptions').where('endpoint', '=', keys.endpoint).execute();\n",
      '',
    ],
  ]),
  ...replace('packages/contract/src/account/push.ts', push, [
    [
      'the number of topics of a browser',
      '      .check(z.maxLength(PUSH_TOPICS_MAX)),\n',
      '      .check(z.maxLength(9999)),\n',
    ],
  ]),
  ...replace(`${PUSH}/push-message.service.ts`, push, [
    ['the evening, for minors and everyone', 'QUIET_FROM = 21', 'QUIET_FROM = 24'],
    ['the night, for minors and everyone', 'QUIET_UNTIL = 7', 'QUIET_UNTIL = 0'],
  ]),
  ...replace(`${PUSH}/push-notes.store.ts`, push, [
    ['one message of a kind per hour', "    .where(dueAt, '<=', now)\n", ''],
  ]),
  ...replace('apps/api/src/jobs/send-push.ts', push, [
    ['a browser that has unsubscribed', "if (outcome === 'gone')", "if (outcome === 'refused')"],
    ['attempts to reach a busy service', 'ATTEMPTS = 5', 'ATTEMPTS = 500'],
  ]),
  ...replace(`${ADAPTER}/vapid.ts`, push, [
    ['the signature of this server', "dsaEncoding: 'ieee-p1363'", "dsaEncoding: 'der'"],
  ]),
  ...replace(`${ADAPTER}/vapid.ts`, sending, [
    ['the lifetime of a signature', 'LIFE = 12 * 60', 'LIFE = 48 * 60'],
    ['the service that a signature is for', 'aud: origin,', "aud: '',"],
    ['the secret of the keys', "hkdfSync('sha256', secret,", "hkdfSync('sha256', '',"],
  ]),
  ...replace(`${ADAPTER}/encrypt-message.ts`, push, [
    ['the browser that can read a message', "Buffer.from(auth, 'base64url')", 'Buffer.alloc(16)'],
  ]),
  ...replace(`${ADAPTER}/send-push.ts`, sending, [
    ['addresses stored before the rules', "      if (!accepts(endpoint)) return 'refused';\n", ''],
  ]),
];
