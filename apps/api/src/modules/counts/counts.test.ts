import { followTag } from '@maidan/contract/feed/follows';
import { like } from '@maidan/contract/feed/likes';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { everyEngine } from '../../../testing/databases/engines.ts';
import { listColumns } from '../../../testing/databases/list-columns.ts';
import { demoPack } from '../../../testing/packs.ts';
import { signIn } from '../../../testing/people/users.ts';
import { createTestApp } from '../../../testing/test-app.ts';
import type { TestApp } from '../../../testing/test-app.ts';
import { counters, findDrift } from './counts.store.ts';
import { watchCounts } from '../../jobs/watch-counts.ts';

/** Numeric columns that do not count rows of another table. */
const notCounters = [
  'account_pins.guesses account_pins.guesses_since birth_years.birth_year',
  'bracket_matches.number bracket_matches.rank_1 bracket_matches.rank_2 bracket_matches.ref_1 bracket_matches.ref_2',
  'categories.tag_cloud',
  'appeals.granted appeals.was_hidden_by comments.hidden_by held_words.is_held sanctions.lifted_from',
  'audit_log.at',
  'conversations.call_wanted_since conversations.status conversations.user_seen conversations.waiting_since',
  'form_responses.form_version form_responses.revision form_fields.is_required form_fields.is_shown form_files.bytes form_reviews.seen_until',
  'chat_pictures.bytes',
  'form_versions.number forms.answers_kept_days forms.answers_max forms.can_edit forms.can_withdraw forms.has_waiting_list forms.is_draft forms.is_template forms.one_each forms.revision',
  'interaction_counts.count interaction_counts.day',
  'jobs.attempts',
  'media.bytes media.height media.width',
  'league_players.captain league_players.shirt push_notes.attempts sms_messages.cost',
  'league_categories.no_result_points league_categories.quota_balls league_categories.selected',
  'league_categories.tie_points league_categories.win_points league_groups.has_table',
  'league_fixtures.all_out_1 league_fixtures.balls_1 league_fixtures.score_1 league_fixtures.sequence',
  'league_fixtures.all_out_2 league_fixtures.balls_2 league_fixtures.score_2',
  'league_categories.wickets league_fixtures.batted_first league_fixtures.wickets_1 league_fixtures.wickets_2 league_fixtures.match_balls league_fixtures.target league_fixtures.winner',
  'league_registrations.has_own_times',
  'match_events.is_held match_events.scorer match_events.seq match_scorers.scorer matches.result_version matches.version',
  'otp_codes.tries otp_phones.locked_until rate_windows.used',
  'post_drafts.version post_images.height post_images.width',
  'posts.has_clip posts.height posts.name_status posts.settled_views posts.width',
  'registration_groups.capacity registration_groups.is_shown registration_sports.teams_each',
  'schema_migrations.is_additive',
  'staff_invitations.invited_by staff_passkeys.counter staff_passkeys.synced',
  'staff_sessions.fresh_until staff_tickets.tries',
  'tags.tag_cloud',
  // Upload progress; chunks are deleted when the file is complete.
  'unfinished_uploads.bytes unfinished_uploads.received upload_chunks.bytes upload_chunks.start',
  'users.stored_bytes',
  'view_marks.times',
  'waiting_list.offered_until',
  'webhook_deliveries.attempts webhook_deliveries.status',
  'webhooks.is_on webhooks.leased_until webhooks.old_until',
].flatMap((line) => line.split(' '));

describe.each(everyEngine)('the nightly count on %s', (engine) => {
  let api: TestApp;
  beforeAll(async () => {
    api = await createTestApp(engine);
    await demoPack(api);
    const { token } = await signIn(api);
    await api.reply(like, { body: { post_id: 1, type: 'thumbsup' } }, { token });
    await api.reply(followTag, { body: { following_id: 'cricket' } }, { token });
  });
  afterAll(() => api.close());

  test('reports nothing when every counter is right [C-5]', async () => {
    expect(await findDrift(api.db)).toEqual([]);
  });

  test('drift of any counter is logged as an error and exposed as a metric, and is not repaired [C-5 C-7]', async () => {
    for (const { table, counter } of counters) {
      const first = sql`(select min(id) from ${sql.table(table)})`;
      await sql`update ${sql.table(table)} set ${sql.ref(counter)} = ${sql.ref(counter)} + 7 where id = ${first}`.execute(
        api.db,
      );
    }
    const watch = watchCounts(api.db, api.world.log);
    expect(watch.latest()).toBeNull();
    await watch.check();
    watch.stop();
    expect(watch.latest()).toBe(counters.length);
    const alarm = api.logged.find(({ msg }) => msg === 'counters differ from their rows');
    const drifts = counters.map(({ table, counter }) => expect.objectContaining({ counter: `${table}.${counter}` }));
    expect(alarm).toMatchObject({ level: 50, drifts: expect.arrayContaining(drifts) });
    const found = await findDrift(api.db);
    expect(found.map(({ kept, counted }) => kept - counted)).toEqual(counters.map(() => 7));
  });

  test('every column of the schema that could be a counter is checked, or a known exception [C-7]', async () => {
    const known = new Set([...notCounters, ...counters.map(({ table, counter }) => `${table}.${counter}`)]);
    const numbers = (await listColumns(api.world.database))
      .filter(({ type, column }) => /^(integer|bigint)$/i.test(type) && !/^id$|_id$|_at$|_base$|position/.test(column))
      .map(({ table, column }) => `${table}.${column}`);
    expect(
      numbers.filter((name) => !known.has(name)),
      'add it to the counters of counts.store.ts',
    ).toEqual([]);
    expect([...known].filter((name) => !numbers.includes(name))).toEqual([]);
  });
});

test('the metrics include the drift of the last count [C-5]', async () => {
  let drift: number | null = null;
  const api = await createTestApp('SQLite', {}, { countDrift: () => drift });
  expect((await api.get('/metrics')).text).not.toMatch(/^counter_drift \d/m);
  drift = 4;
  expect((await api.get('/metrics')).text).toMatch(/^counter_drift 4$/m);
  await api.close();
});
