import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { formById } from '@maidan/contract/league/custom-forms';
import { registerForLeague, registrationById } from '@maidan/contract/league/league-registrations';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { everyEngine } from '../../../../testing/databases/engines.ts';
import { answerParts, sendForm, writeForm } from '../../../../testing/form-sender.ts';
import { importContent } from '../../../../testing/packs.ts';
import { signIn } from '../../../../testing/people/users.ts';
import { createTestApp } from '../../../../testing/test-app.ts';
import type { TestApp } from '../../../../testing/test-app.ts';
import { exportForm } from './export-form.service.ts';
import { exportRegistration } from './export-registration.service.ts';

const who = { name: 'who', label: '=Your name', is_required: 1 };
const sheet = { name: 'sheet', label: 'Sheet', type: 'file' };
const pack = (fields: object[]) => ({
  'leagues.json': [{ slug: 'cup', name: 'Cup', created_at: '-9d' }],
  'league-registrations.json': [
    { slug: 'spring', league: 'cup', created_at: '-1d', sports: [{ heading: 'Open', groups: [{ name: '@Jets' }] }] },
  ],
  'forms.json': [{ slug: 'trials', title: 'Trials', fields }],
});

describe.each(everyEngine)('exports on %s', (engine) => {
  let api: TestApp;
  let folder: string;
  beforeAll(async () => {
    api = await createTestApp(engine);
    folder = await mkdtemp(path.join(tmpdir(), 'maidan-exports-'));
    await importContent(api, pack([who, sheet]));
  });
  afterAll(async () => {
    await api.close();
    await rm(folder, { recursive: true });
  });

  test('exports responses as CSV without formulas, with the files next to it [U-8]', async () => {
    const [name, file] = (await api.reply(formById, { params: { id: 'trials' } }))?.fields ?? [];
    const person = await signIn(api, undefined, '=cmd|calc');
    const answers = [
      { field: Number(name?.id), text: '=HYPERLINK("https://evil.example","x")\nand "more"' },
      { field: Number(file?.id), file: { name: '../=a"b.csv', bytes: 'a,b\n' } },
    ];
    for (const [index, sent] of [answers, answers.slice(0, 1)].entries()) {
      api.wait(index * 1000);
      const body = writeForm(answerParts('trials', sent));
      expect((await sendForm(api, body, { token: person.token })).status).toBe(200);
    }
    await importContent(api, pack([sheet]));
    const into = path.join(folder, 'answers');
    expect(await exportForm(api.db, api.world.uploads, 'trials', into)).toEqual({ rows: 2, files: 1 });
    const csv = await readFile(path.join(into, 'answers.csv'), 'utf8');
    const [ownFile = ''] = await readdir(path.join(into, 'files'));
    expect(ownFile).toMatch(/^\d+-\d+\.csv$/);
    const [first, second] = (
      await api.db.selectFrom('form_responses').select('id').orderBy('created_at').execute()
    ).map(({ id }) => id);
    const text = `"'=HYPERLINK(""https://evil.example"",""x"")\nand ""more"""`;
    const own = `"'=cmd|calc","${person.phone}","${person.phone}@example.com"`;
    expect(csv).toBe(
      `\uFEFF"Response","Sent (Asia/Kolkata)","Changed (Asia/Kolkata)","Version","State","Note","Name","Phone","E-mail","Guardian","Sheet","'=Your name (no longer asked)"\r\n` +
        `"=""${first}""","2026-11-20 17:30:00","","","new","",${own},"","files/${ownFile} (=a_b.csv)",${text}\r\n` +
        `"=""${second}""","2026-11-20 17:30:01","","","new","",${own},"","",${text}\r\n`,
    );
    expect(await readFile(path.join(into, 'files', ownFile), 'utf8')).toBe('a,b\n');
    expect((await stat(into)).mode & 0o077).toBe(0);
    expect((await stat(path.join(into, 'answers.csv'))).mode & 0o077).toBe(0);
    await expect(exportForm(api.db, api.world.uploads, 'trials', into)).rejects.toThrow('Name a new one');
    await expect(exportForm(api.db, api.world.uploads, 'nothing', `${into}-2`)).rejects.toThrow('no form "nothing"');
    expect(await readdir(folder)).toEqual(['answers']);
  });

  test('exports registrations as CSV', async () => {
    const { id, groups } = await api.reply(registrationById, { params: { id: 'spring' } });
    const [team] = Object.values(groups).flat();
    const { token, phone } = await signIn(api);
    const body = { form_id: id, sport_id: team?.regsport_id ?? 0, group_id: team?.groupid ?? 0 };
    await api.reply(registerForLeague, { body }, { token });
    const file = path.join(folder, 'spring.csv');
    expect(await exportRegistration(api.db, id, file)).toBe(1);
    expect(await readFile(file, 'utf8')).toBe(
      `\uFEFF"Heading","Group","Registered (Asia/Kolkata)","Name","Phone","E-mail","Guardian"\r\n"Open","'@Jets","2026-11-20 17:30:01","Asha","${phone}","${phone}@example.com",""\r\n`,
    );
    await expect(exportRegistration(api.db, 'spring', file)).rejects.toThrow('Name a new file');
    await expect(exportRegistration(api.db, 999_999, `${file}.csv`)).rejects.toThrow('no registration "999999"');
  });
});
