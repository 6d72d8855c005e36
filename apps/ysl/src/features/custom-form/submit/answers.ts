import { joinChoices, type FieldAnswer, type CheckedField } from '@maidan/contract/rules/custom-form-rules';
import { judgeFields } from '@maidan/contract/rules/form-conditions';
import type { Id } from '@maidan/contract/core/wire';

/** A file that the server already has. */
export interface KeptFile {
  readonly name: string;
  /** Bytes. */
  readonly size: number;
  /** The upload id to send; null for a file of answers that were sent earlier. */
  readonly upload: string | null;
}
export type ChosenFile = File | KeptFile;
export const isKept = (file: ChosenFile): file is KeptFile => 'upload' in file;

/** The answer in one field; the field's type decides which of the three counts. */
export interface FieldState {
  readonly text: string;
  /** Ticked options of a checkbox field, in the order of the options. */
  readonly picks: readonly string[];
  readonly file: ChosenFile | null;
  /** The error to show at the field. */
  readonly error: string | null;
}

const empty: FieldState = { text: '', picks: [], file: null, error: null };

/** The part of an answer that can be stored: everything but the file. */
export type WrittenAnswer = Pick<FieldState, 'text' | 'picks'>;

/**
 * The answers to one form. Every field subscribes to its own part only, so that a key press in one of sixty fields
 * renders that field alone.
 */
export interface Answers {
  get(id: Id): FieldState;
  /** Applies a change by the person and clears the field's error. */
  set(id: Id, change: Partial<Omit<FieldState, 'error'>>): void;
  fail(id: Id, error: string): void;
  clearErrors(): void;
  /** Restores stored answers, without files. */
  restore(written: Readonly<Record<string, WrittenAnswer>>): void;
  /** Empties every field. */
  reset(): void;
  isUntouched(): boolean;
  /** A number that changes with every change of an answer. */
  revision(): number;
  /** @returns a function that unsubscribes */
  subscribe(id: Id, listener: () => void): () => void;
  /** Subscribes to every change of an answer. @returns a function that unsubscribes */
  subscribeAll(listener: () => void): () => void;
}

export function createAnswers(): Answers {
  const states = new Map<string, FieldState>();
  const listeners = new Map<string, Set<() => void>>();
  const allListeners = new Set<() => void>();
  let revision = 0;

  function grow(): void {
    revision += 1;
    for (const listener of allListeners) listener();
  }

  const get = (id: Id) => states.get(String(id)) ?? empty;

  function put(key: string, state: FieldState): void {
    states.set(key, state);
    for (const listener of listeners.get(key) ?? []) listener();
  }

  return {
    get,
    set(id, change) {
      put(String(id), { ...get(id), ...change, error: null });
      grow();
    },
    fail: (id, error) => put(String(id), { ...get(id), error }),
    clearErrors() {
      for (const [key, state] of states) if (state.error !== null) put(key, { ...state, error: null });
    },
    restore(written) {
      for (const [key, { text, picks }] of Object.entries(written)) put(key, { ...get(key), text, picks, error: null });
      grow();
    },
    reset() {
      for (const key of states.keys()) put(key, empty);
      grow();
    },
    isUntouched: () => [...states.values()].every(({ text, picks, file }) => !text && picks.length === 0 && !file),
    revision: () => revision,
    subscribe(id, listener) {
      const key = String(id);
      const own = listeners.get(key) ?? new Set();
      listeners.set(key, own.add(listener));
      return () => own.delete(listener);
    },
    subscribeAll(listener) {
      allListeners.add(listener);
      return () => allListeners.delete(listener);
    },
  };
}

/** The answer as it is validated and sent: choices joined with commas, nothing for a picture. */
export function answerOf(
  { type }: CheckedField,
  { text, picks, file }: FieldState,
): FieldAnswer & { file: ChosenFile | null } {
  if (type === 'file') return { text: '', file };
  return { text: type === 'checkbox' ? joinChoices(picks) : text, file: null };
}

/** The shown fields that have an answer, in order: those whose answers are sent. */
export function sentFields(fields: readonly CheckedField[], answers: Pick<Answers, 'get'>): CheckedField[] {
  return judgeFields(fields, (field) => answerOf(field, answers.get(field.id)))
    .map(({ field }) => field)
    .filter(({ type }) => type !== 'image');
}

/** The content of the answers, independent of how their files are sent. */
export const contentOf = (fields: readonly CheckedField[], answers: Pick<Answers, 'get'>): unknown =>
  fields.map((field) => {
    const { text, file } = answerOf(field, answers.get(field.id));
    return [field.id, text, file?.name, file?.size];
  });

/**
 * The request body that saves the answers, with an entry for each of these fields.
 * @param uploads ids of uploaded files, by field
 */
export function responseBody(
  formId: Id,
  fields: readonly CheckedField[],
  answers: Pick<Answers, 'get'>,
  uploads: ReadonlyMap<Id, string> = new Map(),
) {
  return {
    form_id: formId,
    answers: fields.map((field) => {
      const { text, file } = answerOf(field, answers.get(field.id));
      const upload = uploads.get(field.id) ?? uploadOf(file);
      const sent = upload !== undefined ? { upload } : file !== null && !isKept(file) ? { file } : {};
      return { formfield_id: field.id, answer_text: text, ...sent };
    }),
  };
}

const uploadOf = (file: ChosenFile | null) => (file !== null && isKept(file) ? (file.upload ?? undefined) : undefined);

/** The request body that edits sent answers. @param uploads ids of uploaded files, by field */
export function editBody(
  formId: Id,
  revision: number,
  fields: readonly CheckedField[],
  answers: Pick<Answers, 'get'>,
  uploads: ReadonlyMap<Id, string>,
) {
  return {
    form_id: formId,
    revision,
    answers: fields.map((field) => {
      const { text, file } = answerOf(field, answers.get(field.id));
      const upload = uploads.get(field.id) ?? uploadOf(file);
      const sent =
        upload !== undefined ? { upload } : file === null ? {} : isKept(file) ? { keeps_file: true } : { file };
      return { field_id: field.id, text, ...sent };
    }),
  };
}

/** The part of the answers that can be stored, and the fields whose file is lost. */
export function writeDown(fields: readonly CheckedField[], answers: Pick<Answers, 'get'>) {
  const states = fields.map(({ id }) => [String(id), answers.get(id)] as const);
  return {
    answers: Object.fromEntries(states.map(([id, { text, picks }]) => [id, { text, picks }])),
    files: states.filter(([, { file }]) => file !== null).map(([id]) => id),
  };
}
