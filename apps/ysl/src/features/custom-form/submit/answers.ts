import { joinChoices, type FieldAnswer, type CheckedField } from '@maidan/contract/rules/custom-form-rules';
import { judgeFields } from '@maidan/contract/rules/form-conditions';
import type { Id } from '@maidan/contract/core/wire';

/** A file that the server has already. */
export interface KeptFile {
  readonly name: string;
  /** Bytes. */
  readonly size: number;
  /** What names it when the answers are sent; null for one that came with answers before. */
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
  /** What is wrong with it, to be shown at the field. */
  readonly error: string | null;
}

const empty: FieldState = { text: '', picks: [], file: null, error: null };

/** What can be written down of an answer: everything but the file itself. */
export type WrittenAnswer = Pick<FieldState, 'text' | 'picks'>;

/**
 * The answers to one form. Every field listens to its own part only, so that a key pressed in one of sixty fields
 * renders that field and nothing else.
 */
export interface Answers {
  get(id: Id): FieldState;
  /** The person changed it: what was wrong with it may no longer be. */
  set(id: Id, change: Partial<Omit<FieldState, 'error'>>): void;
  fail(id: Id, error: string): void;
  clearErrors(): void;
  /** Puts back what was written down. Files cannot be. */
  restore(written: Readonly<Record<string, WrittenAnswer>>): void;
  /** Empties every field. */
  reset(): void;
  isUntouched(): boolean;
  /** Another number after every change of an answer. */
  revision(): number;
  /** @returns how to stop listening */
  subscribe(id: Id, listener: () => void): () => void;
  /** Listens to every change of an answer. @returns how to stop */
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

/** The answer as it is judged and sent: choices joined with commas, a picture answers nothing. */
export function answerOf(
  { type }: CheckedField,
  { text, picks, file }: FieldState,
): FieldAnswer & { file: ChosenFile | null } {
  if (type === 'file') return { text: '', file };
  return { text: type === 'checkbox' ? joinChoices(picks) : text, file: null };
}

/** The fields that are shown and take an answer, in order: those whose answers are sent. */
export function sentFields(fields: readonly CheckedField[], answers: Pick<Answers, 'get'>): CheckedField[] {
  return judgeFields(fields, (field) => answerOf(field, answers.get(field.id)))
    .map(({ field }) => field)
    .filter(({ type }) => type !== 'image');
}

/** What the answers of these fields say, however their files travel. */
export const contentOf = (fields: readonly CheckedField[], answers: Pick<Answers, 'get'>): unknown =>
  fields.map((field) => {
    const { text, file } = answerOf(field, answers.get(field.id));
    return [field.id, text, file?.name, file?.size];
  });

/**
 * The body of the call that saves them: a part for every one of these fields.
 * @param uploads ids of files that the server has, by their fields
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

/** The body of the call that changes answers that were sent. @param uploads ids of files that the server has, by their fields */
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

/** Everything of the answers that can be written down, and which fields lose a file by it. */
export function writeDown(fields: readonly CheckedField[], answers: Pick<Answers, 'get'>) {
  const states = fields.map(({ id }) => [String(id), answers.get(id)] as const);
  return {
    answers: Object.fromEntries(states.map(([id, { text, picks }]) => [id, { text, picks }])),
    files: states.filter(([, { file }]) => file !== null).map(([id]) => id),
  };
}
