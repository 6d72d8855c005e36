import type { StaffRole } from '@maidan/contract/desk/access/staff-roles';
import { addMedia } from '../../src/modules/media/media.store.ts';
import { testMedia } from '../media/test-media.ts';
import { beginStepUp, newRecoveryCodes, stepUp } from '@maidan/contract/desk/access/me';
import { addFirstPasskey, checkDeskCode, sendDeskCode, signInWithPasskey } from '@maidan/contract/desk/access/sign-in';
import type { Tx } from '../../src/db/open-database.ts';
import { startSession } from '../../src/modules/access/desk-sessions.store.ts';
import { saveInvitation } from '../../src/modules/access/invitations.store.ts';
import { addStaff, grant } from '../../src/modules/access/staff.store.ts';
import { HOUR } from '../../src/runtime/clock.ts';
import { makePasskey, type TestPasskey } from './passkeys.ts';
import { fillMatchDay } from './scorers.ts';
import type { TestApp } from '../test-app.ts';
import { newPhone } from './users.ts';

export interface TestStaff {
  readonly staffId: number;
  readonly phone: string;
  readonly token: string;
  readonly passkey: TestPasskey;
  readonly recoveryCodes: readonly string[];
}

type Granted = { readonly roles: readonly StaffRole[]; readonly leagueIds?: readonly number[]; readonly name?: string };

/** A member of staff, signed in without a passkey: for tests of later steps. */
export const seatStaff = (api: Pick<TestApp, 'db' | 'now'>, granted: Granted) =>
  api.db.transaction().execute((tx) => seatWithPhone(tx, newPhone(), granted, api.now()));

/** The same in a database to which several processes add staff. */
export async function seatWithPhone(
  tx: Tx,
  phone: string,
  { roles, leagueIds = [], name = 'Asha' }: Granted,
  now: number,
) {
  const staffId = await addStaff(tx, { name, phone }, now);
  await grant(tx, staffId, { roles, leagueIds });
  const token = await startSession(tx, { staffId, device: 'Chrome on Android' }, now);
  return { staffId, token, phone };
}

/** An invitation as an owner makes it. @returns the secret of its link */
export async function inviteDirectly(api: TestApp, phone: string, { roles, leagueIds = [], name = 'Asha' }: Granted) {
  const about = { phone, name, roles, leagueIds, invitedBy: null, life: HOUR };
  return (await api.db.transaction().execute((tx) => saveInvitation(tx, about, api.now()))).secret;
}

/** Enters the code that was sent to the phone. */
export async function enterDeskCode(api: TestApp, phone: string, invitation?: string) {
  await api.reply(sendDeskCode, { body: { phone } });
  const code = api.lastCode(phone);
  return api.request(checkDeskCode, { body: { phone, code, ...(invitation ? { invitation } : {}) } });
}

/** A member of staff who joins the usual way: invitation, code, passkey. */
export async function joinStaff(api: TestApp, granted: Granted, phone = newPhone()): Promise<TestStaff> {
  const secret = await inviteDirectly(api, phone, granted);
  const begun = checkDeskCode.response.parse((await enterDeskCode(api, phone, secret)).json);
  const passkey = makePasskey(api.world.settings.deskOrigin);
  const body = { ticket: begun.ticket, response: passkey.register(begun.options) };
  const { access_token: token, staff, recovery_codes } = await api.reply(addFirstPasskey, { body });
  return { staffId: Number(staff.id), phone, token, passkey, recoveryCodes: recovery_codes };
}

/** Signs in again, with the code and the passkey. @returns the token */
export async function signInAgain(api: TestApp, { phone, passkey }: TestStaff): Promise<string> {
  const begun = checkDeskCode.response.parse((await enterDeskCode(api, phone)).json);
  const body = { ticket: begun.ticket, response: passkey.use(begun.options) };
  return (await api.reply(signInWithPasskey, { body })).access_token;
}

/** Uses the passkey again, so that actions that need a fresh one succeed. */
export async function refreshPasskey(api: TestApp, { token, passkey }: TestStaff): Promise<void> {
  const { options } = await api.reply(beginStepUp, {}, { token });
  await api.reply(stepUp, { body: { response: passkey.use(options) } }, { token });
}

/** One owner's rows in every table with a retention limit. @returns the id */
async function fillStaff(api: TestApp): Promise<number> {
  const { staffId, token, phone } = await joinStaff(api, { roles: ['owner'] });
  await inviteDirectly(api, newPhone(), { roles: ['editor'] });
  await enterDeskCode(api, phone);
  await api.reply(newRecoveryCodes, {}, { token, headers: { 'idempotency-key': 'key-of-staff' } });
  return staffId;
}

/** A former member of staff. */
export async function createFormerStaff(api: TestApp): Promise<void> {
  const staffId = await fillStaff(api);
  const { id } = await api.db.selectFrom('conversations').select('id').limit(1).executeTakeFirstOrThrow();
  const look = { conversation_id: id, staff_id: staffId, seen_at: api.now() };
  await api.db.insertInto('conversation_looks').values(look).execute();
  await fillWebhook(api);
  await fillNumberSanction(api);
  await api.db.updateTable('staff').set({ removed_at: api.now(), phone: null }).where('id', '=', staffId).execute();
}

/** A ban of a deleted account. */
async function fillNumberSanction({ db, now }: TestApp): Promise<void> {
  const ban = { number_hash: 'hash', kind: 'ban', rule: 'bullying', created_at: now(), ends_at: now() } as const;
  await db.insertInto('number_sanctions').values(ban).execute();
}

/** A webhook of a form, with a pending delivery. It needs a form. */
async function fillWebhook({ db, now }: TestApp): Promise<void> {
  const form = await db.selectFrom('forms').select('id').orderBy('id').executeTakeFirstOrThrow();
  const hook = { form_id: form.id, address: 'https://hooks.example/a', events: 'answer.created', salt: 'b'.repeat(22) };
  const { id: webhook_id } = await db
    .insertInto('webhooks')
    .values({ ...hook, created_at: now() })
    .returning('id')
    .executeTakeFirstOrThrow();
  const about = { webhook_id, event: 'answer.created', response_id: 7, answer_state: 'new' } as const;
  await db
    .insertInto('webhook_deliveries')
    .values({ ...about, created_at: now(), queued_at: now(), run_at: now() })
    .execute();
}

/** A row in every table of the desk. It needs the demo pack and a conversation with an answer. */
export async function createFullStaff(api: TestApp): Promise<void> {
  const { db, now } = api;
  const staff_id = await fillStaff(api);
  await fillMatchDay(api);
  const [league, form, conversation, message] = await Promise.all([
    db.selectFrom('leagues').select('id').orderBy('id').executeTakeFirstOrThrow(),
    db.selectFrom('forms').select('id').orderBy('id').executeTakeFirstOrThrow(),
    db.selectFrom('conversations').select('id').orderBy('id').executeTakeFirstOrThrow(),
    db.selectFrom('chat_messages').select('id').where('user_id', 'is', null).executeTakeFirstOrThrow(),
  ]);
  await seatStaff(api, { roles: ['organiser'], leagueIds: [league.id] });
  await db.insertInto('ready_answers').values({ name: 'Hours', text: 'From six.', changed_at: now() }).execute();
  const assigned = { conversation_id: conversation.id, staff_id, assigned_at: now() };
  await db.insertInto('conversation_assignments').values(assigned).execute();
  const seen = { conversation_id: conversation.id, staff_id };
  await db
    .insertInto('conversation_looks')
    .values({ ...seen, seen_at: now() })
    .execute();
  const noted = { ...seen, text: 'Calls back on Sunday', created_at: now() };
  await db.insertInto('conversation_notes').values(noted).execute();
  await db.insertInto('chat_answers').values({ message_id: message.id, staff_id }).execute();
  await db.insertInto('held_words').values({ word: 'lucky draw', is_held: 1 }).execute();
  await db.insertInto('form_reviews').values({ form_id: form.id, seen_until: now() }).execute();
  await fillWebhook(api);
  await fillNumberSanction(api);
  const draft = { post_id: null, content: '{}', publish_at: null, staff_id, changed_at: now() };
  const { id: draft_id } = await db.insertInto('post_drafts').values(draft).returning('id').executeTakeFirstOrThrow();
  const picture = testMedia('media/kept.jpg');
  await addMedia(db, [picture], now());
  await db.insertInto('post_draft_files').values({ draft_id, position: 0, file: picture.id }).execute();
  const heard = { clip: 'c'.repeat(40), language: 'en', cues: '[]', made_at: now(), read_at: now() };
  await db.insertInto('caption_drafts').values(heard).execute();
  const built = { form_id: form.id, content: '{}', staff_id };
  await db
    .insertInto('form_drafts')
    .values({ ...built, changed_at: now() })
    .execute();
  await db
    .insertInto('form_versions')
    .values({ ...built, number: 1, published_at: now() })
    .execute();
  await db.insertInto('form_images').values({ form_id: form.id, stored: picture.id }).execute();
}
