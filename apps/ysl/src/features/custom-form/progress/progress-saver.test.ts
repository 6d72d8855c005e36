import type { FormField } from '@maidan/contract/league/custom-forms';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createAnswers } from '../submit/answers.ts';
import {
  bringBack,
  createProgressSaver,
  isSameKept,
  PAUSE_MS,
  replacedUploads,
  writeKept,
  type Kept,
} from './progress-saver.ts';
import { sampleField } from '../testing/form-samples.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const field = (id: number, type: FormField['type'], more: Partial<FormField> = {}) =>
  sampleField(id, `Field ${id}`, { type, is_required: 0, ...more });
const fields = [
  field(1, 'text'),
  field(2, 'checkbox', {
    options: [
      { id: 4, option_text: 'Balls' },
      { id: 5, option_text: 'Stumps, new' },
    ],
  }),
  field(3, 'file'),
  field(4, 'text', { page_if: { match: 'all', rules: [{ field: 1, test: 'equals', values: ['show'] }] } }),
];

function start(keep = vi.fn(async (_kept: Kept) => undefined)) {
  const answers = createAnswers();
  const [onChange, drop] = [vi.fn(), vi.fn(async () => undefined)];
  const sendFile = vi.fn(async (_id: unknown, { name, size }: File) =>
    name === 'refused.pdf' ? null : { name, size, upload: `of ${name}` },
  );
  const saver = createProgressSaver({ fields, answers, sendFile, keep, drop, onChange });
  answers.subscribeAll(saver.changed);
  saver.begin(false);
  return { answers, keep, drop, onChange, sendFile, saver };
}
const later = () => vi.advanceTimersByTimeAsync(PAUSE_MS);

test('ten key presses are saved once, shortly after the last, without hidden answers', async () => {
  const { answers, keep } = start();
  answers.set(4, { text: 'hidden' });
  for (const text of 'ten keys..') answers.set(1, { text });
  expect(keep).not.toHaveBeenCalled();
  await later();
  expect(keep.mock.calls).toEqual([[{ answers: [{ field_id: 1, text: '.' }], files: [] }]]);
  await later();
  expect(keep).toHaveBeenCalledOnce();
});

test('a file is uploaded once and then referred to; a refused file is left for submitting', async () => {
  const { answers, keep, sendFile, onChange } = start();
  answers.set(3, { file: new File(['x'], 'refused.pdf') });
  await later();
  answers.set(1, { text: 'a' });
  await later();
  expect(sendFile).toHaveBeenCalledOnce();
  expect(onChange.mock.calls).toEqual([['kept'], ['sending'], ['kept'], ['kept']]);
  answers.set(3, { file: new File(['xy'], 'letter.pdf') });
  await later();
  await later();
  expect(keep.mock.lastCall?.[0].files).toEqual([{ field_id: 3, upload: 'of letter.pdf' }]);
  expect(answers.get(3).file).toEqual({ name: 'letter.pdf', size: 2, upload: 'of letter.pdf' });
  answers.set(1, { text: 'b' });
  await later();
  expect(sendFile).toHaveBeenCalledTimes(2);
});

test('text does not wait for a file that is being uploaded', async () => {
  const { answers, keep, sendFile, onChange, saver } = start();
  let arrive = () => undefined as void;
  sendFile.mockImplementationOnce(
    (_id, { name, size }) => new Promise((done) => (arrive = () => done({ name, size, upload: 'late' }))),
  );
  answers.set(1, { text: 'a' });
  answers.set(3, { file: new File(['x'], 'long.mov') });
  await later();
  expect(keep.mock.lastCall).toEqual([{ answers: [{ field_id: 1, text: 'a' }], files: [] }]);
  answers.set(1, { text: 'ab' });
  saver.flush();
  await later();
  expect(keep.mock.lastCall?.[0].answers).toEqual([{ field_id: 1, text: 'ab' }]);
  expect(onChange.mock.lastCall).toEqual(['sending']);
  arrive();
  await later();
  expect(keep.mock.lastCall?.[0].files).toEqual([{ field_id: 3, upload: 'late' }]);
  expect([onChange.mock.lastCall, sendFile.mock.calls.length]).toEqual([['kept'], 1]);
});

test('a file that could not be sent is retried with the next save, although the text is saved', async () => {
  const { answers, sendFile, onChange, saver } = start();
  sendFile.mockRejectedValueOnce(new Error('offline'));
  answers.set(3, { file: new File(['x'], 'letter.pdf') });
  await later();
  expect(onChange.mock.lastCall).toEqual(['failed']);
  saver.changed();
  await later();
  await later();
  expect([onChange.mock.lastCall, sendFile.mock.calls.length]).toEqual([['kept'], 2]);
});

test('text typed during a save is saved next', async () => {
  let arrive = () => undefined as void;
  const keep = vi.fn((_kept: Kept) => new Promise<undefined>((resolve) => (arrive = () => resolve(undefined))));
  const { answers } = start(keep);
  answers.set(1, { text: 'a' });
  await later();
  answers.set(1, { text: 'ab' });
  await later();
  expect(keep).toHaveBeenCalledOnce();
  arrive();
  await later();
  expect(keep.mock.lastCall?.[0].answers).toEqual([{ field_id: 1, text: 'ab' }]);
});

test('a failure is reported, and the next change saves everything', async () => {
  const keep = vi.fn(async (_kept: Kept): Promise<undefined> => undefined);
  keep.mockRejectedValueOnce(new Error('offline'));
  const { answers, onChange } = start(keep);
  answers.set(1, { text: 'a' });
  await later();
  expect(onChange.mock.calls).toEqual([['failed']]);
  answers.set(1, { text: 'ab' });
  await later();
  expect(onChange.mock.lastCall).toEqual(['kept']);
});

test('an emptied form is deleted rather than saved without answers', async () => {
  const { answers, keep, drop, saver } = start();
  answers.set(1, { text: 'a' });
  await later();
  answers.reset();
  saver.flush();
  await later();
  await later();
  expect([keep.mock.calls.length, drop.mock.calls.length]).toEqual([1, 1]);
});

test('nothing is saved after stopping', async () => {
  const { answers, keep, saver } = start();
  answers.set(1, { text: 'a' });
  saver.stop();
  await later();
  expect(keep).not.toHaveBeenCalled();
});

test('saved answers are restored as they were given', async () => {
  const answers = createAnswers();
  const dates = { changed_at: null, expires_at: null };
  bringBack(fields, answers, {
    ...dates,
    answers: [
      { field_id: 1, text: 'a' },
      { field_id: 2, text: 'Balls,Stumps, new' },
      { field_id: 9, text: 'of a lost question' },
    ],
    files: [{ field_id: 3, upload: 'f', name: 'letter.pdf', bytes: 5 }],
  });
  expect([answers.get(1).text, answers.get(2).picks, answers.get(9).text]).toEqual(['a', ['Balls', 'Stumps, new'], '']);
  expect(answers.get(3).file).toEqual({ name: 'letter.pdf', size: 5, upload: 'f' });
});

test('two sets of answers are equal whether field ids are numbers or strings', () => {
  const answers = createAnswers();
  answers.set(1, { text: 'a' });
  answers.set(3, { file: { name: 'letter.pdf', size: 5, upload: 'f' } });
  const kept = writeKept(fields, answers);
  const same = { answers: [{ field_id: '1', text: 'a' }], files: [{ field_id: '3', upload: 'f' }] };
  expect(isSameKept(kept, same)).toBe(true);
  expect(isSameKept(kept, { ...same, answers: [] })).toBe(false);
  expect(isSameKept(kept, { ...same, files: [{ field_id: '3', upload: 'g' }] })).toBe(false);
});

test('an upload is replaced once its field has another file or none', () => {
  const answers = createAnswers();
  const files = [{ field_id: 3, upload: 'f' }];
  answers.set(3, { file: { name: 'letter.pdf', size: 5, upload: 'f' } });
  expect(replacedUploads(files, answers)).toEqual([]);
  answers.set(3, { file: new File(['x'], 'new.pdf') });
  expect(replacedUploads(files, answers)).toEqual(['f']);
  answers.set(3, { file: null });
  expect(replacedUploads(files, answers)).toEqual(['f']);
});
