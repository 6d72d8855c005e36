import { replace, type Defence } from './defence.ts';

const OUTBOUND = 'apps/api/src/adapters/outbound';
const outside = [`${OUTBOUND}/post-outside.test.ts`];
const webhooks = ['apps/api/src/modules/webhooks/desk/webhooks.test.ts'];
const leagueWebhooks = ['apps/api/src/modules/webhooks/desk/league-webhooks.test.ts'];
const deliveries = ['apps/api/src/modules/webhooks/desk/deliveries.test.ts'];
const WEBHOOKS = 'apps/api/src/modules/webhooks';

/** Requests to addresses that others entered: webhooks and push messages. */
export const webhookDefences: readonly Defence[] = [
  ...replace(`${OUTBOUND}/public-address.ts`, outside, [
    ['the address that a name resolves to', '!found.every(({ address }) => isPublic(address))', 'found.length === 0'],
    ['each of several addresses', 'found.every((', 'found.some(('],
    ['addresses of the machine itself', "  ['127.0.0.0', 8],\n", ''],
    ['cloud metadata services', "  ['169.254.0.0', 16],\n", ''],
    ["Azure's metadata service", "  ['168.63.129.16', 32],\n", ''],
    ['addresses without encryption', "url.protocol !== 'https:' || ", ''],
    ['ports', "url.port !== '' || ", ''],
    ['names in an address', "url.username !== '' || url.password !== ''", 'false'],
    ['names of this network', "host.includes('.') && !/", '!/'],
    ['names of this network by their ending', '!/\\.(?:local|internal|localhost)\\.?$/.test(host)', 'true'],
    ['private networks', "  ['10.0.0.0', 8],\n", ''],
    ['tunnels to IPv4', "tunnels.addSubnet('2002::', 16, 'ipv6');\n", ''],
    ['private networks of IPv6', "publicV6.check(ip, 'ipv6') && ", ''],
  ]),
  ...replace(`${OUTBOUND}/post-outside.ts`, outside, [
    ['the connection to the address that was checked', 'lookup: lookupPublic({ ...internet, ...changed })', ''],
    ['the time for a reply', '}, timeout);', '}, 100 * timeout);'],
  ]),
  ...replace('apps/api/src/modules/webhooks/desk/webhooks.routes.ts', webhooks, [
    ['the address of a webhook', 'if (outside.accepts(address)) return;', 'if (address !== null) return;'],
  ]),
  ...replace('apps/api/src/modules/webhooks/desk/webhook-access.service.ts', leagueWebhooks, [
    ['webhooks of another league', 'mayChangeLeague(staff, league_id);', 'true;'],
    [
      'what a webhook of a league can send',
      'if (events.every((event) => possible.includes(event))) return;',
      'return;',
    ],
  ]),
  ...replace(`${WEBHOOKS}/deliveries.store.ts`, deliveries, [
    [
      'one delivery at a time for a webhook',
      "    .where(({ or, eb }) => or([eb('leased_until', 'is', null), eb('leased_until', '<=', now), eb('lease', '=', lease)]))\n",
      '',
    ],
    ['the order of deliveries', "    .orderBy('id')\n    .limit(1)", "    .orderBy('id', 'desc')\n    .limit(1)"],
  ]),
  ...replace(
    'apps/api/src/adapters/webhooks/sign-webhook.ts',
    ['apps/api/src/adapters/webhooks/sign-webhook.test.ts'],
    [['the time in a signature', '`${id}.${timestamp}.${body}`', '`${id}.${body}`']],
  ),
];
