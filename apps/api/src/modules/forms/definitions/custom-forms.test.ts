import { testMediaUrl } from '../../../../testing/media/test-media.ts';
import { formById } from '@maidan/contract/league/custom-forms';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { everyEngine } from '../../../../testing/databases/engines.ts';
import { importContent } from '../../../../testing/packs.ts';
import { createTestApp } from '../../../../testing/test-app.ts';
import type { TestApp } from '../../../../testing/test-app.ts';

const text = { name: 'who', label: 'Your name', is_required: 1 };
const pick = { name: 'pick', label: 'Where', type: 'radio', options: ['Left', 'Right', 'Both'] };
const picture = { name: 'map', label: 'The way', type: 'image', image_url: 'media/map.png', subtext: 'Gate 4' };

const packed = (fields: object[], more: object = {}) => ({
  'forms.json': [{ slug: 'trials', title: 'Trials', fields, ...more }],
});

describe.each(everyEngine)('custom forms on %s', (engine) => {
  let api: TestApp;
  beforeAll(async () => {
    api = await createTestApp(engine);
  });
  afterAll(() => api.close());

  test('a form is found by id and by slug, with its fields and options in order; an unknown id is 204', async () => {
    const more = { theme: 'MetallicChic', description: '<p>Come<script>x()</script></p>' };
    await importContent(api, packed([text, pick, picture], more));
    const form = await api.reply(formById, { params: { id: 'trials' } });
    expect(form).toMatchObject({ title: 'Trials', theme: 'MetallicChic', description: '<p>Come</p>', image: null });
    expect(form?.fields).toMatchObject([
      { label: 'Your name', type: 'text', is_required: 1, options: [], image_url: null, subtext: null },
      { type: 'radio', is_required: 0, options: [{ option_text: 'Left' }, { option_text: 'Right' }, {}] },
      { type: 'image', image_url: testMediaUrl('media/map.png'), subtext: 'Gate 4' },
    ]);
    expect(await api.reply(formById, { params: { id: form?.id ?? 0 } })).toEqual(form);
    for (const id of [999_999, 'nowhere']) {
      const unknown = await api.request(formById, { params: { id } });
      expect([unknown.status, unknown.text]).toEqual([204, '']);
    }
  });

  test('a changed form keeps the ids of its fields and options, and hides removed ones', async () => {
    await importContent(api, packed([text, pick, picture]));
    const before = await api.reply(formById, { params: { id: 'trials' } });
    const fewer = { ...pick, label: 'Which side', options: ['Left side', 'Right'] };
    await importContent(api, packed([fewer, text]));
    const after = await api.reply(formById, { params: { id: 'trials' } });
    const [who, side] = before?.fields ?? [];
    expect(after?.fields).toEqual([
      {
        ...side,
        label: 'Which side',
        options: [{ id: side?.options[0]?.id, option_text: 'Left side' }, side?.options[1]],
      },
      who,
    ]);
    const hidden = await api.db.selectFrom('form_fields').select('name').where('is_shown', '=', 0).execute();
    expect(hidden).toEqual([{ name: 'map' }]);
    await importContent(api, packed([text, pick, picture]));
    expect((await api.reply(formById, { params: { id: 'trials' } }))?.fields.map(({ id }) => id)).toEqual(
      before?.fields.map(({ id }) => id),
    );
  });
});
