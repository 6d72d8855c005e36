import { brand } from '@maidan/brand/brand';
import { builtInDetails } from '@maidan/brand/details';
import { deskLog } from '@maidan/contract/desk/log';
import { saveSiteDetails } from '@maidan/contract/desk/site-details';
import { detailNames, detailProblem, siteDetails } from '@maidan/contract/operations/site-details';
import { describe, expect, test, vi } from 'vitest';
import { engines } from '../../../testing/databases/engines.ts';
import { insertLeague } from '../../../testing/leagues.ts';
import { seatStaff } from '../../../testing/people/staff.ts';
import { signIn } from '../../../testing/people/users.ts';
import { createTestApp } from '../../../testing/test-app.ts';
import { posterOfTopic } from '../feeds/topic-preview.ts';
import { keepDetails } from './keep-details.service.ts';

test('owners can change every detail of the build, and the built-in values are valid', () => {
  expect(Object.keys(builtInDetails).toSorted()).toEqual(detailNames.toSorted());
  expect(detailNames.filter((name) => detailProblem(name, builtInDetails[name]) !== null)).toEqual([]);
});

describe.each(engines)('names, contacts and policies on %s', (engine) => {
  test('owners can change them, and return to the built-in values', async () => {
    const api = await createTestApp(engine);
    const { token } = await seatStaff(api, { roles: ['owner'] });
    const shown = async () => (await api.reply(siteDetails, {})).data;
    const save = (changes: { name: (typeof detailNames)[number]; value: string | null }[]) =>
      api.request(saveSiteDetails, { body: { changes } }, { token });
    expect(await shown()).toEqual([]);
    await save([
      { name: 'name', value: ' Akhada ' },
      { name: 'city', value: 'Mysuru' },
    ]);
    expect(await shown()).toEqual([
      { name: 'city', value: 'Mysuru' },
      { name: 'name', value: 'Akhada' },
    ]);

    const refused = await save([
      { name: 'name', value: 'Maidan' },
      { name: 'support_email', value: 'nobody' },
    ]);
    expect(refused.status).toBe(422);
    expect(refused.json).toMatchObject({ errors: { support_email: ['Please enter an e-mail address.'] } });
    // All or nothing.
    expect(await shown()).toHaveLength(2);

    // The built-in value counts as no change, whether typed or restored.
    await save([
      { name: 'name', value: builtInDetails.name },
      { name: 'tagline', value: null },
    ]);
    expect(await shown()).toEqual([{ name: 'city', value: 'Mysuru' }]);
    const { data: log } = await api.reply(deskLog, { query: { action: 'site-details.changed' } }, { token });
    expect(log.map(({ before, after }) => [before, after])).toEqual([
      [{ name: 'Akhada' }, { name: 'Maidan' }],
      [
        { city: 'Bengaluru', name: 'Maidan' },
        { city: 'Mysuru', name: 'Akhada' },
      ],
    ]);
    await api.close();
  });

  test('pictures, calendars and text messages follow a change, and its undo', async () => {
    const api = await createTestApp(engine);
    await insertLeague(api);
    const { token } = await seatStaff(api, { roles: ['owner'] });
    const stopping = new AbortController();
    const keeping = keepDetails(api.db, stopping.signal);
    const written = async () => {
      await signIn(api);
      return [
        posterOfTopic('tag', { name: 'Kabaddi', thumbnail: null }).label,
        /X-WR-CALNAME:(.*)\r/.exec((await api.get('/api/ysl/calendar/league/cup.ics')).text)?.[1],
        /your (\S+) code/.exec(api.sms.at(-1)?.text ?? '')?.[1],
      ];
    };
    const before = ['Tag · Bengaluru', 'YSL Cup', 'Maidan'];
    expect(await written()).toEqual(before);
    const names = ['city', 'league_abbreviation', 'name'] as const;
    const save = (values: readonly (string | null)[]) =>
      api.reply(
        saveSiteDetails,
        { body: { changes: names.map((name, at) => ({ name, value: values[at] ?? null })) } },
        { token },
      );
    await save(['Mysuru', 'MSL', 'Akhada']);
    await vi.waitFor(() => expect(brand.city).toBe('Mysuru'), 60_000);
    expect(await written()).toEqual(['Tag · Mysuru', 'MSL Cup', 'Akhada']);
    await save([]);
    await vi.waitFor(() => expect(brand.city).toBe('Bengaluru'), 60_000);
    expect(await written()).toEqual(before);
    stopping.abort();
    await keeping;
    await api.close();
  });
});
