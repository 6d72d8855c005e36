import { like } from '@maidan/contract/feed/likes';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { findPostgresPrograms, queryCluster, startCluster, type Cluster } from '../../../testing/databases/cluster.ts';
import { importContent, manyPosts } from '../../../testing/packs.ts';
import { signIn } from '../../../testing/people/users.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';
import { migrate } from '../migrate.ts';
import { openDatabase } from '../open-database.ts';

// Without an installed PostgreSQL server (Debian: postgresql), there is no replica to read from.
describe.skipIf(findPostgresPrograms() === undefined)('public reads with a streaming replica', () => {
  const reported: boolean[] = [];
  let cluster: Cluster;
  let api: TestApp;
  beforeAll(async () => {
    cluster = await startCluster({ synchronous: false });
    const { primary, replica } = cluster;
    const location = { DATABASE_URL: primary, DATABASE_REPLICA_URL: replica, LISTEN_URL: 'none', dataDir: '' };
    const opened = openDatabase(
      location,
      () => undefined,
      (isNear) => reported.push(isNear),
    );
    await migrate(opened, Date.now());
    const database = { ...opened, close: () => opened.db.destroy() };
    api = await createTestApp('PostgreSQL', {}, { database });
    await importContent(api, manyPosts(10));
  });
  afterAll(async () => {
    await api?.close();
    await cluster?.stop();
  });

  const onReplica = (statement: string) => queryCluster(cluster.replica, statement);
  const nameOf = async (token?: string) =>
    (await api.get('/api/tag_posts/home', token === undefined ? {} : { token })).json as [{ name: string }];
  const rename = (name: string) => api.db.updateTable('tags').set({ name }).where('slug', '=', 'home').execute();
  /** Both servers are checked only while someone reads. */
  async function becomes(isNear: boolean): Promise<void> {
    await expect.poll(async () => (await nameOf(), reported.at(-1)), { interval: 50, timeout: 60_000 }).toBe(isNear);
  }

  /** The last queries on the server's connections to the replica. */
  async function servedByReplica(): Promise<boolean> {
    const rows = await onReplica(`select query from pg_stat_activity where application_name = 'maidan-api'`);
    return rows.some(({ query: text }) => /"post_tags"|"posts"/.test(String(text)));
  }

  test('run there, and a user reads their own writes from the primary, however far behind the replica is', async () => {
    await becomes(true);
    await expect.poll(async () => (await nameOf(), servedByReplica()), { interval: 20, timeout: 60_000 }).toBe(true);

    const { token } = await signIn(api);
    await onReplica('select pg_wal_replay_pause()');
    const { id } = await api.db.selectFrom('posts').select('id').where('slug', '=', 'post-1').executeTakeFirstOrThrow();
    await api.reply(like, { body: { post_id: id, type: 'thumbsup' } }, { token });
    const liked = (await api.get('/api/auth/post/post-1', { token })).json;
    expect(liked).toMatchObject({ like_count: 1 });
    // The replica no longer follows: soon everyone reads from the primary.
    await rename('Behind');
    await becomes(false);
    await expect.poll(async () => (await nameOf())[0].name, { interval: 20, timeout: 60_000 }).toBe('Behind');
    await onReplica('select pg_wal_replay_resume()');
    await becomes(true);
    expect((await nameOf())[0].name).toBe('Behind');
  });

  test('continue on the primary when the replica is gone, without a failed read, and return to it', async () => {
    await becomes(true);
    await cluster.stopReplica();
    for (let read = 0; read < 50; read += 1) expect((await nameOf())[0].name).toBe('Behind');
    await becomes(false);
    await rename('Gone');
    expect((await nameOf())[0].name).toBe('Gone');
    await cluster.startReplica();
    await becomes(true);
    expect((await nameOf())[0].name).toBe('Gone');
  });

  test('fall back to the primary for data that only it has', async () => {
    await becomes(true);
    await onReplica('select pg_wal_replay_pause()');
    await api.db.updateTable('posts').set({ slug: 'post-new' }).where('slug', '=', 'post-3').execute();
    expect((await api.get('/api/post/post-new')).status).toBe(200);
    await onReplica('select pg_wal_replay_resume()');
  });
});
