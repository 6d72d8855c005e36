import type { Form, FormField } from '@maidan/contract/league/custom-forms';
import type { Id } from '@maidan/contract/core/wire';
import { readChoices } from '@maidan/contract/rules/form-conditions';
import { answerOf, isKept, sentFields, type Answers, type KeptFile, type WrittenAnswer } from '../submit/answers.ts';

/** Milliseconds after the last change. */
export const PAUSE_MS = 1500;

/** What is kept of answers that are not sent yet. */
export interface Kept {
  readonly answers: { readonly field_id: Id; readonly text: string }[];
  readonly files: { readonly field_id: Id; readonly upload: string }[];
}

interface SaverOptions {
  readonly fields: Form['fields'];
  readonly answers: Answers;
  /** Sends a file ahead. @returns null where it cannot be sent */
  readonly sendFile: (fieldId: Id, file: File) => Promise<KeptFile | null>;
  readonly keep: (kept: Kept) => Promise<void>;
  /** Called when something could not be kept, and when everything is. */
  readonly onChange: (hasFailed: boolean) => void;
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

/** Puts answers that were kept or sent into an empty form. */
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

/** Keeps answers a moment after the last change, one call at a time. */
export function createProgressSaver({ fields, answers, sendFile, keep, onChange }: SaverOptions) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let kept = answers.revision();
  let isRunning = false;
  let isStopped = false;
  const refused = new WeakSet<File>();

  async function sendFiles(): Promise<void> {
    for (const { id, type } of sentFields(fields, answers)) {
      const { file } = answers.get(id);
      if (type !== 'file' || file === null || isKept(file) || refused.has(file)) continue;
      const sent = await sendFile(id, file);
      if (sent === null) refused.add(file);
      else if (answers.get(id).file === file) answers.set(id, { file: sent });
    }
  }

  function written(): Kept {
    const shown = sentFields(fields, answers).map((field) => ({ field, ...answerOf(field, answers.get(field.id)) }));
    return {
      answers: shown.flatMap(({ field, text }) => (text === '' ? [] : [{ field_id: field.id, text }])),
      files: shown.flatMap(({ field, file }) =>
        file !== null && isKept(file) && file.upload !== null ? [{ field_id: field.id, upload: file.upload }] : [],
      ),
    };
  }

  async function save(): Promise<void> {
    clearTimeout(timer);
    if (isStopped || isRunning || answers.revision() === kept) return;
    isRunning = true;
    try {
      await sendFiles();
      const revision = answers.revision();
      if (isStopped) return;
      await keep(written());
      kept = revision;
      onChange(false);
      if (answers.revision() !== kept) schedule();
    } catch {
      if (!isStopped) onChange(true);
    } finally {
      isRunning = false;
    }
  }

  function schedule(): void {
    clearTimeout(timer);
    timer = setTimeout(() => void save(), PAUSE_MS);
  }

  return {
    /** @param isNew whether the answers so far are not kept yet */
    begin(isNew: boolean): void {
      kept = isNew ? -1 : answers.revision();
      if (isNew) schedule();
    },
    changed: schedule,
    /** At once: the page may be about to go. */
    flush: () => void save(),
    stop(): void {
      isStopped = true;
      clearTimeout(timer);
    },
  };
}
