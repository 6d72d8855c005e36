import { fieldTypes, formById } from '@maidan/contract/league/custom-forms';
import { registrationById } from '@maidan/contract/league/league-registrations';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { demoPack } from '../../../testing/packs.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';

let api: TestApp;
beforeAll(async () => {
  api = await createTestApp('SQLite');
  await demoPack(api);
});
afterAll(() => api.close());

test('the demo pack has a form with all eight field types, required and optional, and one with sixty fields', async () => {
  const sheet = await api.reply(formById, { params: { id: 'gully-cup-team-sheet' } });
  for (const type of fieldTypes) {
    const needed = new Set(sheet?.fields.filter((field) => field.type === type).map((field) => field.is_required));
    expect([type, needed.has(1) || type === 'image', needed.has(0)]).toEqual([type, true, true]);
  }
  const survey = await api.reply(formById, { params: { id: 'season-survey' } });
  expect(survey?.fields).toHaveLength(60);
});

test('its registrations include an open, a full, a closed and an unlimited one', async () => {
  const find = async (id: string) => {
    const { closes_at, groups } = await api.reply(registrationById, { params: { id } });
    const left = Object.values(groups).flatMap((group) => group.map(({ places_left }) => places_left));
    return { isOpen: closes_at === null || Date.parse(closes_at) > api.now(), left };
  };
  expect((await find('bengaluru-gully-cup')).left).toEqual(expect.arrayContaining([0, 3, null]));
  expect(new Set((await find('city-fives')).left)).toEqual(new Set([0]));
  expect((await find('namma-hoops')).isOpen).toBe(false);
  expect(await find('monsoon-trials')).toEqual({ isOpen: true, left: [null, null, null, null] });
});
