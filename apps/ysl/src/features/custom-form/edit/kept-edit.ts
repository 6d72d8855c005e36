import { parseObject } from '@maidan/browser/json';
import { tabArea, type StorageArea } from '@maidan/browser/storage-area';
import { readId, type Id } from '@maidan/contract/core/wire';
import type { Form } from '@maidan/contract/league/custom-forms';
import { isKept, type Answers, type KeptFile, type WrittenAnswer } from '../submit/answers.ts';
import { KEPT_EDIT_KEY } from './kept-edit-key.ts';

/** Milliseconds. In a tab left open longer, editing starts again from the sent answers. */
export const KEPT_EDIT_LIFE = 86_400_000;

/** The form and user that an edit belongs to. */
export interface EditOwner {
  readonly formId: Id;
  readonly userId: Id;
}

/** An edit of sent answers that has not been saved yet. */
export interface KeptEdit extends EditOwner {
  /** Id of the sent answers. */
  readonly responseId: Id;
  /** Revision of the answers that the edit started from. The server refuses the edit when there is a newer one. */
  readonly revision: number;
  readonly answers: Readonly<Record<string, WrittenAnswer>>;
  /** The stored file of each file field; null for none. */
  readonly files: Readonly<Record<string, KeptFile | null>>;
  /** Ids of fields with a new file, which cannot be stored. */
  readonly lost: readonly string[];
}

/** The current edit in the form that is stored. */
export function writeEdit(
  about: Pick<KeptEdit, 'formId' | 'userId' | 'responseId' | 'revision'>,
  fields: Form['fields'],
  answers: Pick<Answers, 'get'>,
): KeptEdit {
  const states = fields.map(({ id, type }) => ({ key: String(id), type, ...answers.get(id) }));
  const files = states.filter(({ type }) => type === 'file');
  return {
    ...about,
    answers: Object.fromEntries(states.map(({ key, text, picks }) => [key, { text, picks }])),
    files: Object.fromEntries(
      files.flatMap(({ key, file }) => (file === null || isKept(file) ? [[key, file] as const] : [])),
    ),
    lost: files.flatMap(({ key, file }) => (file !== null && !isKept(file) ? [key] : [])),
  };
}

/** Restores an edit over the sent answers. */
export function bringBackEdit(fields: Form['fields'], answers: Answers, { answers: written, files }: KeptEdit): void {
  const known = new Set(fields.map(({ id }) => String(id)));
  answers.restore(Object.fromEntries(Object.entries(written).filter(([key]) => known.has(key))));
  for (const { id, type } of fields) {
    const file = files[String(id)];
    if (type === 'file' && file !== undefined) answers.set(id, { file });
  }
}

/** The one edit that this tab keeps across a reload. It is separate from drafts of new answers and belongs to one user. */
export function createKeptEdit(tab: StorageArea) {
  const clear = (): void => tab.remove(KEPT_EDIT_KEY);
  return {
    keep: (edit: KeptEdit, now = Date.now()): void => tab.set(KEPT_EDIT_KEY, JSON.stringify({ ...edit, time: now })),
    /** @returns null if this user has no edit of this form, or if it has expired or is damaged */
    peek({ formId, userId }: EditOwner, now = Date.now()): KeptEdit | null {
      const found = parseObject(tab.get(KEPT_EDIT_KEY));
      const edit = readEdit(found);
      if (edit === null || edit.formId !== formId) return null;
      const time = found?.['time'];
      const isFresh = typeof time === 'number' && now < time + KEPT_EDIT_LIFE;
      if (edit.userId === userId && isFresh) return edit;
      clear();
      return null;
    },
    clear,
  };
}

function readEdit(found: Record<string, unknown> | null): KeptEdit | null {
  const [formId, userId, responseId] = ['formId', 'userId', 'responseId'].map((key) => readId(found?.[key]));
  const revision = found?.['revision'];
  const { answers, files, lost } = found ?? {};
  if (formId === undefined || userId === undefined || responseId === undefined || typeof revision !== 'number') {
    return null;
  }
  return {
    formId,
    userId,
    responseId,
    revision,
    answers: Object.fromEntries(entriesOf(answers).flatMap(([key, value]) => readAnswer(key, value))),
    files: Object.fromEntries(entriesOf(files).flatMap(([key, value]) => readFile(key, value))),
    lost: Array.isArray(lost) ? lost.filter((key) => typeof key === 'string') : [],
  };
}

const entriesOf = (value: unknown): [string, unknown][] =>
  typeof value === 'object' && value !== null ? Object.entries(value) : [];

function readAnswer(key: string, value: unknown): [string, WrittenAnswer][] {
  const { text, picks } = Object.fromEntries(entriesOf(value));
  const isRead = typeof text === 'string' && Array.isArray(picks) && picks.every((pick) => typeof pick === 'string');
  return isRead ? [[key, { text, picks }]] : [];
}

function readFile(key: string, value: unknown): [string, KeptFile | null][] {
  if (value === null) return [[key, null]];
  const { name, size, upload } = Object.fromEntries(entriesOf(value));
  if (typeof name !== 'string' || typeof size !== 'number') return [];
  return [[key, { name, size, upload: typeof upload === 'string' ? upload : null }]];
}

export const keptEdit = createKeptEdit(tabArea);
