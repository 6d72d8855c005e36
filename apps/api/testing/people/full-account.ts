import { KEEP_TIME } from '../../src/modules/account/leaving.service.ts';
import { newChatPicture } from '@maidan/contract/account/chat-pictures';
import { chats } from '@maidan/contract/account/conversations';
import { newComment } from '@maidan/contract/feed/comments';
import { followCategory, followLeague, followTag } from '@maidan/contract/feed/follows';
import { IDEMPOTENCY_HEADER } from '@maidan/contract/core/headers';
import { formById } from '@maidan/contract/league/custom-forms';
import { registerForLeague, registrationById } from '@maidan/contract/league/league-registrations';
import { like } from '@maidan/contract/feed/likes';
import { appeal } from '@maidan/contract/account/decisions';
import { setMutes } from '@maidan/contract/feed/mutes';
import { setOwnPush } from '@maidan/contract/account/push';
import { setSaved } from '@maidan/contract/feed/saved';
import { report } from '@maidan/contract/feed/reports';
import { pollById, vote } from '@maidan/contract/feed/polls';
import { updateLocation, updateProfile } from '@maidan/contract/account/users';
import { chunkSender } from '../media/chunk-sender.ts';
import { testPhoto } from '../media/test-photo.ts';
import { answerParts, sendForm, writeForm } from '../form-sender.ts';
import type { SentAnswer } from '../form-sender.ts';
import { sql } from 'kysely';
import { outbox } from '../../src/adapters/sms/outbox.store.ts';
import { DAY } from '../../src/runtime/clock.ts';
import { publishEvent } from '../../src/modules/events/live-events.store.ts';
import { answerAsProvider, startConversation } from '../conversations.ts';
import { subscribe } from '../stand-ins/subscribe.ts';
import { personalTables } from '../../src/db/schema.ts';
import { isOwnedBy } from '../../src/modules/account/account.store.ts';
import { listColumns } from '../databases/list-columns.ts';
import { newPhone, signIn } from './users.ts';
import type { TestUser } from './users.ts';
import type { TestApp } from '../test-app.ts';

export interface FullAccount extends TestUser {
  /** Part of every text that the user wrote. */
  readonly canary: string;
}

/** A user with a row in every table that can hold personal data. It needs the demo pack. */
export async function createFullAccount(api: TestApp, canary: string): Promise<FullAccount> {
  const { db, now } = api;
  const user = await signIn(api, newPhone(), `Name ${canary}`);
  const { token, phone, userId } = user;
  const mail = `${canary}@mail.example`.toLowerCase();
  const blank = { name: '', email: '', phone: '', avatar: '' };
  await api.reply(updateProfile, { body: { ...blank, email: mail, avatar: '/avatars/avatar-2.svg' } }, { token });
  const [post, tag, category, league, poll] = await Promise.all([
    db.selectFrom('posts').select('id').orderBy('id').executeTakeFirstOrThrow(),
    db.selectFrom('tags').select('id').orderBy('id').executeTakeFirstOrThrow(),
    db.selectFrom('categories').select('id').orderBy('id').executeTakeFirstOrThrow(),
    db.selectFrom('leagues').select('id').orderBy('id').executeTakeFirstOrThrow(),
    db.selectFrom('polls').select('id').orderBy('id').executeTakeFirstOrThrow(),
  ]);
  await api.reply(like, { body: { post_id: post.id, type: 'thumbsup' } }, { token });
  await api.reply(followTag, { body: { following_id: tag.id, type: 'tag' } }, { token });
  await api.reply(followCategory, { body: { following_id: category.id, type: 'category' } }, { token });
  await api.reply(followLeague, { body: { following_id: league.id } }, { token });
  const { options } = await api.reply(pollById, { params: { id: poll.id } });
  const option = Number(options[0]?.id);
  await api.reply(vote, { body: { quizpoll_id: poll.id, quizpoll_option_id: option } }, { token });
  const { id: form_id, groups } = await api.reply(registrationById, { params: { id: 'monsoon-trials' } });
  const [team] = Object.values(groups).flat();
  const ids = { form_id, sport_id: team?.regsport_id ?? 0, group_id: team?.groupid ?? 0 };
  await api.reply(registerForLeague, { body: ids }, { token });
  const form = await api.reply(formById, { params: { id: 'gully-cup-team-sheet' } });
  const required = form?.fields.filter((field) => field.is_required === 1) ?? [];
  const answers = required.map((field): SentAnswer => {
    const text = field.type === 'date' ? '2026-12-24' : (field.options[0]?.option_text ?? `Answer ${canary}`);
    const file = field.type === 'file' ? { file: { name: `${canary}.csv`, bytes: `for ${canary}` } } : {};
    return { field: Number(field.id), text, ...file };
  });
  const sent = await sendForm(api, writeForm(answerParts(Number(form?.id), answers)), { token });
  if (sent.status !== 200) throw new Error(JSON.stringify(sent.json));
  const wait = { form_id: Number(form?.id), group_id: null, joined_at: now(), offered_until: null };
  await db
    .insertInto('waiting_list')
    .values({ user_id: userId, ...wait })
    .execute();
  const progress = { form_id: Number(form?.id), user_id: userId };
  const texts = JSON.stringify([{ field_id: Number(required[0]?.id), text: `Progress ${canary}` }]);
  await db
    .insertInto('form_progress')
    .values({ ...progress, answers: texts, changed_at: now(), expires_at: now() + DAY })
    .execute();
  const request = (path: string, init: RequestInit) =>
    api.app.request(path, { ...init, duplex: 'half' } as RequestInit, { peer: '127.0.0.1' });
  const pieces = chunkSender(request, token);
  const begun = await pieces.whole(`${canary}.csv`, Buffer.from(`piece of ${canary}`));
  if (begun.status !== 200) throw new Error(JSON.stringify(begun.json));
  const kept = { ...progress, field_id: Number(required[0]?.id), upload_id: begun.id };
  await db.insertInto('form_progress_files').values(kept).execute();
  const headers = { [IDEMPOTENCY_HEADER]: `key-${phone}` };
  await api.reply(newComment, { body: { post_id: post.id, comment: `Comment ${canary}` } }, { token, headers });
  await api.reply(report, { body: { kind: 'post', id: post.id, reason: 'other', note: `Note ${canary}` } }, { token });
  const warning = { kind: 'warning', rule: 'other', created_at: now(), ends_at: now(), lifted_at: null } as const;
  const { id: sanctionId } = await db
    .insertInto('sanctions')
    .values({ user_id: userId, staff_id: null, ...warning })
    .returning('id')
    .executeTakeFirstOrThrow();
  const against = { kind: 'sanction', id: sanctionId, text: `Appeal ${canary}` } as const;
  await api.reply(appeal, { body: against }, { token });
  const hidden = { kind: 'post', id: String(post.id), label: `Post ${canary}` } as const;
  await api.reply(setMutes, { body: { entries: [hidden], muted: true } }, { token });
  const browser = { endpoint: `https://push.example/${canary}`, p256dh: 'B'.repeat(87), auth: 'A'.repeat(22) };
  const followed = { kind: 'tag', id: 'cricket', label: `Tag ${canary}` } as const;
  await api.reply(setOwnPush, { body: { ...browser, topics: [followed] } }, { token });
  const follower = await db
    .selectFrom('push_subscriptions')
    .select('id')
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();
  const { kind, id: target, label } = followed;
  const note = {
    kind,
    target,
    label,
    event: 'text',
    text: `News ${canary}`,
    site: 'feed',
    path: '/',
    run_at: now(),
  } as const;
  await db
    .insertInto('push_notes')
    .values({ subscription_id: follower.id, ...note })
    .execute();
  await db.insertInto('push_pace').values({ subscription_id: follower.id, kind, sent_at: now() }).execute();
  const savedPost = { kind: 'post', id: String(post.id), label: `Saved ${canary}` } as const;
  await api.reply(setSaved, { body: { entries: [savedPost], saved: true } }, { token });
  const conversation = await startConversation(api, token, { name: `Subject ${canary}`, message: `Message ${canary}` });
  const pictured = { conversation_id: conversation, message: `Message ${canary}`, picture: await testPhoto() };
  await api.reply(newChatPicture, { body: pictured }, { token });
  await answerAsProvider(api, conversation, { type: 'text', message: `Answer ${canary}` });
  const { data } = await api.reply(chats, { params: { id: conversation } }, { token });
  const answered = { kind: 'message', id: data.at(-1)?.id ?? 0, reason: 'other', note: `Note ${canary}` } as const;
  await api.reply(report, { body: answered }, { token });
  await api.reply(updateLocation, { body: { lat: 12.97, lng: 77.59, location: `Place ${canary}` } }, { token });
  const content = `<p>News ${canary}</p>`;
  await db.insertInto('notifications').values({ slug: null, user_id: userId, content, created_at: now() }).execute();
  await subscribe(api, { email: mail, tag: 'home', phone }, { token });
  const waiting = { session_id: 0, confirmed_at: now(), due_at: now(), undo_hash: `hash ${canary}` };
  await db
    .insertInto('phone_changes')
    .values({ user_id: userId, phone: newPhone(), ...waiting })
    .execute();
  const guard = { salt: `salt ${canary}`, mac: `mac ${canary}`, set_at: now(), guesses: 0, guesses_since: now() };
  await db
    .insertInto('account_pins')
    .values({ user_id: userId, ...guard })
    .execute();
  await db.insertInto('birth_years').values({ user_id: userId, birth_year: 2011, stated_at: now() }).execute();
  await db
    .insertInto('guardian_consents')
    .values({
      user_id: userId,
      phone: newPhone(),
      link_hash: `link ${canary}`,
      guardian_name: `Guardian ${canary}`,
      version: null,
      asked_at: now(),
      given_at: null,
      ended_at: null,
      expires_at: now(),
    })
    .execute();
  await db.insertInto('former_numbers').values({ user_id: userId, phone: newPhone(), left_at: now() }).execute();
  await db
    .insertInto('account_deletions')
    // Later than that of an account that a test deletes.
    .values({ user_id: userId, asked_at: now(), due_at: now() + 2 * KEEP_TIME })
    .execute();
  await outbox(db, now)(phone, { text: `To ${phone}` } as never);
  await publishEvent(db, { kind: 'sessions', userId }, now());
  await fillOthers(api, user, canary);
  return { ...user, canary };
}

/** Adds a row to each personal table that the code above does not fill, with the canary in its texts. */
async function fillOthers({ db, now, world }: TestApp, person: TestUser, canary: string): Promise<void> {
  const columns = await listColumns(world.database);
  for (const table of personalTables.filter(({ owner, through }) => !owner && !through)) {
    const { rows } = await sql`select 1 from ${sql.table(table.name)} where ${isOwnedBy(person, table)}`.execute(db);
    if (rows.length > 0) continue;
    const values = columns
      .filter((one) => one.table === table.name && one.column !== 'id')
      .map(({ column, type }) => {
        if (column === 'user_id') return [column, person.userId] as const;
        return [column, type === 'text' ? `${column} ${canary}` : now()] as const;
      });
    await sql`insert into ${sql.table(table.name)} (${sql.join(values.map(([column]) => sql.ref(column)))})
      values (${sql.join(values.map(([, value]) => value))})`.execute(db);
  }
}
