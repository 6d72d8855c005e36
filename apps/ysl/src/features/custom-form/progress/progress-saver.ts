import type { Form, FormField } from '@maidan/contract/league/custom-forms';
import type { Id } from '@maidan/contract/core/wire';
import { readChoices } from '@maidan/contract/rules/form-conditions';
import { answerOf, isKept, sentFields, type Answers, type KeptFile, type WrittenAnswer } from '../submit/answers.ts';

/** Milliseconds after the last change. */
export const PAUSE_MS = 1500;

/** The stored form of answers that are not sent yet. */
export interface Kept {
  answers: { field_id: Id; text: string }[];
  files: { field_id: Id; upload: string }[];
}

interface SaverOptions {
  readonly fields: Form['fields'];
  readonly answers: Answers;
  /** Uploads a file before the form is sent. @returns null if it cannot be uploaded */
  readonly sendFile: (fieldId: Id, file: File) => Promise<KeptFile | null>;
  readonly keep: (kept: Kept) => Promise<void>;
  /** Called instead of `keep` for a form without an answer. */
  readonly drop: () => Promise<void>;
  /** Called when an upload starts, when a save failed, and when everything is saved. */
  readonly onChange: (state: 'sending' | 'failed' | 'kept') => void;
}

interface Written {
  readonly answers: readonly { readonly field_id: Id; readonly text: string }[];
  readonly files: readonly {
    readonly field_id: Id;
    readonly upload: string | null;
    readonly name: string;
    readonly bytes: number;
  }[];
}

/** An answer in the form of its field. */
export function writeText({ type, options }: Pick<FormField, 'type' | 'options'>, text: string): WrittenAnswer {
  if (type !== 'checkbox') return { text, picks: [] };
  const names = options.map((option) => option.option_text);
  return { text: '', picks: readChoices(text, names) ?? [] };
}

/** Puts saved or sent answers into an empty form. */
export function bringBack(fields: Form['fields'], answers: Answers, kept: Written): void {
  const texts = new Map(kept.answers.map(({ field_id: of, text }) => [String(of), text]));
  answers.restore(
    Object.fromEntries(
      fields.flatMap(({ id, type, options }) => {
        const text = texts.get(String(id));
        if (text === undefined) return [];
        return [[id, writeText({ type, options }, text)]];
      }),
    ),
  );
  for (const { field_id: of, upload, name, bytes } of kept.files) {
    if (fields.some(({ id, type }) => id === of && type === 'file')) {
      answers.set(of, { file: { upload, name, size: bytes } });
    }
  }
}

/** The shown answers in the form that the server stores, with the ids of uploaded files. */
export function writeKept(fields: Form['fields'], answers: Answers): Kept {
  const shown = sentFields(fields, answers).map((field) => ({ field, ...answerOf(field, answers.get(field.id)) }));
  return {
    answers: shown.flatMap(({ field, text }) => (text === '' ? [] : [{ field_id: field.id, text }])),
    files: shown.flatMap(({ field, file }) =>
      file !== null && isKept(file) && file.upload !== null ? [{ field_id: field.id, upload: file.upload }] : [],
    ),
  };
}

/** Compares two sets of answers, both in the order of the form. */
export function isSameKept(one: Kept, other: Kept): boolean {
  const write = ({ answers, files }: Kept) =>
    JSON.stringify([
      answers.map(({ field_id: of, text }) => [String(of), text]),
      files.map(({ field_id: of, upload }) => [String(of), upload]),
    ]);
  return write(one) === write(other);
}

/** Those of these uploads whose field now has another file or none. */
export const replacedUploads = (files: Kept['files'], answers: Answers): string[] =>
  files.flatMap(({ field_id: of, upload }) => {
    const { file } = answers.get(of);
    return file !== null && isKept(file) && file.upload === upload ? [] : [upload];
  });

/** Saves answers shortly after the last change, one call at a time, without waiting for file uploads. */
export function createProgressSaver({ fields, answers, sendFile, keep, drop, onChange }: SaverOptions) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let kept = answers.revision();
  let isRunning = false;
  let isSending = false;
  let isStopped = false;
  const refused = new WeakSet<File>();

  function findUnsent(): { id: Id; file: File } | undefined {
    if (isStopped) return undefined;
    for (const { id, type } of sentFields(fields, answers)) {
      const { file } = answers.get(id);
      if (type === 'file' && file !== null && !isKept(file) && !refused.has(file)) return { id, file };
    }
    return undefined;
  }

  async function sendFiles(): Promise<void> {
    if (isSending) return;
    isSending = true;
    try {
      for (let next = findUnsent(); next; next = findUnsent()) {
        const { id, file } = next;
        onChange('sending');
        const sent = await sendFile(id, file);
        if (sent === null) refused.add(file);
        else if (answers.get(id).file === file) answers.set(id, { file: sent });
        if (answers.revision() === kept) onChange('kept');
      }
    } catch {
      if (!isStopped) onChange('failed');
    } finally {
      isSending = false;
    }
  }

  async function keepAnswers(): Promise<void> {
    const revision = answers.revision();
    if (revision === kept) return;
    const now = writeKept(fields, answers);
    await (now.answers.length + now.files.length === 0 ? drop() : keep(now));
    kept = revision;
    if (!isSending) onChange('kept');
    if (answers.revision() !== kept) schedule();
  }

  async function save(): Promise<void> {
    clearTimeout(timer);
    if (isStopped || isRunning) return;
    isRunning = true;
    try {
      await keepAnswers();
      if (!isStopped) void sendFiles();
    } catch {
      if (!isStopped) onChange('failed');
    } finally {
      isRunning = false;
    }
  }

  function schedule(): void {
    clearTimeout(timer);
    timer = setTimeout(() => void save(), PAUSE_MS);
  }

  return {
    /** @param isNew whether the current answers are not saved yet */
    begin(isNew: boolean): void {
      kept = isNew ? -1 : answers.revision();
      if (isNew) schedule();
    },
    changed: schedule,
    /** Saves at once, since the page may be about to close. */
    flush: () => void save(),
    stop(): void {
      isStopped = true;
      clearTimeout(timer);
    },
  };
}
