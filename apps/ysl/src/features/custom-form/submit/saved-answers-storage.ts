import { parseObject } from '@maidan/browser/json';
import { randomKey } from '@maidan/browser/random-key';
import { siteArea, tabArea, type StorageArea } from '@maidan/browser/storage-area';
import { readId, type Id } from '@maidan/contract/core/wire';
import type { WrittenAnswer } from './answers.ts';
import { SAVED_FORM_KEY } from './saved-form-key.ts';

/** Milliseconds. */
export const SAVED_LIFE = 900_000;
/** Identifies the tab that wrote the entry. */
const TAB_KEY = 'saved_form_tab';
/** Milliseconds by which an entry may lie in the future, after the clock was set back. */
const CLOCK_SLACK = 60_000;

/** Answers that wait for a login, or for the end of an upload. */
export interface SavedAnswers {
  readonly formId: Id;
  /** Null for a visitor until they log in. */
  readonly userId: Id | null;
  /** `login`: the person must log in first; `sending`: the answers were being sent. */
  readonly why: 'login' | 'sending';
  readonly answers: Readonly<Record<string, WrittenAnswer>>;
  /** Ids of the fields that held a file, which cannot be saved. */
  readonly files: readonly string[];
}

/** The one set of saved answers of this browser. */
export interface SavedAnswersStore {
  keep(saved: SavedAnswers, now?: number): void;
  /** Null when there is no entry, or it has expired or is damaged. */
  peek(now?: number): SavedAnswers | null;
  /** Whether this tab wrote the entry. */
  isOwn(): boolean;
  clear(): void;
  /** Assigns a visitor's answers to this user without extending their life. */
  adopt(userId: Id): void;
  /** Clears the entry when it expires, even if no one reads it. */
  watch(now?: number): void;
}

export function createSavedAnswers(site: StorageArea, tab: StorageArea): SavedAnswersStore {
  let timer: ReturnType<typeof setTimeout> | undefined;

  /** Milliseconds left; null without an entry, 0 when it has expired or the clock cannot be trusted. */
  function life(now: number): number | null {
    const found = site.get(SAVED_FORM_KEY);
    if (found === null) return null;
    const time = parseObject(found)?.['time'];
    if (typeof time !== 'number' || time - now > CLOCK_SLACK) return 0;
    return Math.max(0, time + SAVED_LIFE - now);
  }

  function clear(): void {
    clearTimeout(timer);
    site.remove(SAVED_FORM_KEY);
    tab.remove(TAB_KEY);
  }

  function watch(now = Date.now()): void {
    clearTimeout(timer);
    const left = life(now);
    if (left === null) return;
    const seen = site.get(SAVED_FORM_KEY);
    // A timer is unaffected if the device's clock is set back meanwhile.
    timer = setTimeout(() => (site.get(SAVED_FORM_KEY) === seen ? clear() : watch()), left);
  }

  function write(saved: object): void {
    const mark = randomKey();
    tab.set(TAB_KEY, mark);
    site.set(SAVED_FORM_KEY, JSON.stringify({ ...saved, tab: mark }));
    watch();
  }

  return {
    keep: (saved, now = Date.now()) => write({ ...saved, time: now }),
    adopt(userId) {
      const found = parseObject(site.get(SAVED_FORM_KEY));
      // The person has been offered a review, so a notice is enough after a reload.
      if (found) write({ ...found, userId, why: 'sending' });
    },
    peek(now = Date.now()) {
      const left = life(now);
      return left === null || left === 0 ? null : readSaved(parseObject(site.get(SAVED_FORM_KEY)));
    },
    isOwn() {
      const mark = tab.get(TAB_KEY);
      return mark !== null && parseObject(site.get(SAVED_FORM_KEY))?.['tab'] === mark;
    },
    clear,
    watch,
  };
}

function readSaved(found: Record<string, unknown> | null): SavedAnswers | null {
  const formId = readId(found?.['formId']);
  const answers = found?.['answers'];
  const files = found?.['files'];
  if (formId === undefined || typeof answers !== 'object' || answers === null) return null;
  return {
    formId,
    userId: readId(found?.['userId']) ?? null,
    why: found?.['why'] === 'sending' ? 'sending' : 'login',
    answers: Object.fromEntries(Object.entries(answers).flatMap(([id, answer]) => readAnswer(id, answer))),
    files: Array.isArray(files) ? files.filter((id) => typeof id === 'string') : [],
  };
}

function readAnswer(id: string, answer: unknown): [string, WrittenAnswer][] {
  if (typeof answer !== 'object' || answer === null) return [];
  const { text, picks } = answer as Partial<Record<keyof WrittenAnswer, unknown>>;
  const isRead = typeof text === 'string' && Array.isArray(picks) && picks.every((pick) => typeof pick === 'string');
  return isRead ? [[id, { text, picks }]] : [];
}

export const savedAnswers = createSavedAnswers(siteArea, tabArea);
