import { createStorageArea } from '@maidan/browser/storage-area';
import { expect, test } from 'vitest';
import { createAnswers } from '../submit/answers.ts';
import { sampleField } from '../testing/form-samples.ts';
import { bringBackEdit, createKeptEdit, KEPT_EDIT_LIFE, writeEdit } from './kept-edit.ts';

const fields = [
  sampleField(1, 'Full name'),
  sampleField(2, 'Days', { type: 'checkbox' }),
  sampleField(3, 'School letter', { type: 'file' }),
  sampleField(4, 'Photo', { type: 'file' }),
  sampleField(5, 'Map', { type: 'file' }),
];
const about = { formId: 4, userId: 7, responseId: 77, revision: 2 };
const owner = { formId: 4, userId: 7 };

function changed() {
  const answers = createAnswers();
  answers.set(1, { text: 'Asha Rao' });
  answers.set(2, { picks: ['Saturday'] });
  answers.set(3, { file: { name: 'letter.pdf', size: 2048, upload: null } });
  answers.set(4, { file: new File(['x'], 'photo.jpg') });
  return answers;
}

function fresh() {
  const stored = new Map<string, string>();
  const area = createStorageArea(() => ({
    length: stored.size,
    clear: () => stored.clear(),
    key: () => null,
    getItem: (key) => stored.get(key) ?? null,
    setItem: (key, value) => void stored.set(key, value),
    removeItem: (key) => void stored.delete(key),
  }));
  return { stored, kept: createKeptEdit(area) };
}

test('a stored edit is restored over the sent answers, except for new files', () => {
  const { kept } = fresh();
  kept.keep(writeEdit(about, fields, changed()));
  const found = kept.peek(owner);
  expect(found).toMatchObject({ responseId: 77, revision: 2, lost: ['4'] });
  const answers = createAnswers();
  answers.set(1, { text: 'Asha' });
  answers.set(4, { file: { name: 'before.jpg', size: 1, upload: null } });
  answers.set(5, { file: { name: 'map.pdf', size: 1, upload: null } });
  if (found) bringBackEdit(fields, answers, found);
  expect([1, 2, 3, 4, 5].map((id) => answers.get(id))).toMatchObject([
    { text: 'Asha Rao' },
    { picks: ['Saturday'] },
    { file: { name: 'letter.pdf', upload: null } },
    { file: { name: 'before.jpg' } },
    { file: null },
  ]);
});

test('a stored edit belongs to one form and one user, lasts a day, and can be cleared', () => {
  const { kept, stored } = fresh();
  const edit = writeEdit(about, fields, changed());
  kept.keep(edit, 1000);
  expect(kept.peek({ ...owner, formId: 5 }, 1001)).toBeNull();
  expect(kept.peek(owner, 1000 + KEPT_EDIT_LIFE - 1)).toEqual(edit);
  expect(kept.peek(owner, 1000 + KEPT_EDIT_LIFE)).toBeNull();
  expect(stored.size).toBe(0);
  kept.keep(edit);
  expect(kept.peek({ ...owner, userId: 8 })).toBeNull();
  expect(stored.size).toBe(0);
  kept.keep(edit);
  kept.clear();
  expect(kept.peek(owner)).toBeNull();
});

test.each(['null', '7', '{}', '{"formId":4,"userId":7,"responseId":77}'])('%s in storage counts as no edit', (text) => {
  const { kept, stored } = fresh();
  stored.set('changed_answers', text);
  expect(kept.peek(owner)).toBeNull();
});

test('damaged parts of a stored edit are left out', () => {
  const { kept, stored } = fresh();
  const answers = { '1': { text: 'Asha', picks: [] }, '2': 'x', '3': { text: 1, picks: [] } };
  const files = { '3': { name: 'a', size: 1 }, '4': { name: 1 }, '5': null };
  stored.set('changed_answers', JSON.stringify({ ...about, answers, files, lost: [1, '4'], time: Date.now() }));
  expect(kept.peek(owner)).toMatchObject({
    answers: { '1': { text: 'Asha', picks: [] } },
    files: { '3': { name: 'a', size: 1, upload: null }, '5': null },
    lost: ['4'],
  });
});
