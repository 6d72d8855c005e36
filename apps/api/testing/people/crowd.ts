import type { Db } from '../../src/db/open-database.ts';
import { createSession } from '../../src/modules/sessions/sessions.store.ts';
import { DAY } from '../../src/runtime/clock.ts';
import type { TestApp } from '../test-app.ts';
import { newPhone } from './users.ts';

/** Adds accounts without logins, for races that call a store. @returns their ids */
export async function addUsers(db: Db, count: number): Promise<number[]> {
  const ids: number[] = [];
  for (let index = 0; index < count; index += 1) {
    const { id } = await db
      .insertInto('users')
      .values({
        phone: newPhone(),
        name: 'A user',
        email: null,
        email_key: null,
        avatar: null,
        created_at: 1,
        last_used_at: 1,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    ids.push(id);
  }
  return ids;
}

/**
 * People with a login each, for tests in which hundreds act at once: logging in by code would take most of the time.
 */
export function addPeople(api: TestApp, count: number): Promise<{ userId: number; token: string }[]> {
  const login = { device: 'Chrome on Android', lives: { whole: DAY, idle: DAY } };
  return api.db.transaction().execute(async (tx) => {
    const people = [];
    for (const userId of await addUsers(tx, count)) {
      people.push(await createSession(tx, { userId, ...login }, api.now()));
    }
    return people;
  });
}

/** Numbers from 0 to 1: the same seed gives the same numbers. */
export function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

export function shuffled<Item>(items: readonly Item[], random: () => number): Item[] {
  return items
    .map((item) => ({ item, place: random() }))
    .toSorted((a, b) => a.place - b.place)
    .map(({ item }) => item);
}

/** Fifty at a time: far more than PostgreSQL has connections, but few enough that none waits too long. */
export async function inWaves<Result>(works: readonly (() => Promise<Result>)[]): Promise<Result[]> {
  const results: Result[] = [];
  for (let start = 0; start < works.length; start += 50) {
    results.push(...(await Promise.all(works.slice(start, start + 50).map((work) => work()))));
  }
  return results;
}
