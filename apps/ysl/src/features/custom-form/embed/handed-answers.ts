import type { Form } from '@maidan/contract/league/custom-forms';
import { isKept, type Answers, type FieldState } from '../submit/answers.ts';

/** What a frame and the window that it opens say to each other. Both are of this site: neither listens to any other. */
export const READY = 'form-ready';
export const SENT = 'form-sent';

type HandedState = Pick<FieldState, 'text' | 'picks' | 'file'>;

export interface HandedAnswers {
  readonly handed: Readonly<Record<string, HandedState>>;
}

/** Everything that was filled in, files included. */
export const takeAnswers = (form: Form, answers: Pick<Answers, 'get'>): HandedAnswers => ({
  handed: Object.fromEntries(
    form.fields.map(({ id }) => {
      const { text, picks, file } = answers.get(id);
      return [String(id), { text, picks, file: file !== null && isKept(file) ? null : file }];
    }),
  ),
});

export const isHanded = (message: unknown): message is HandedAnswers =>
  typeof message === 'object' && message !== null && 'handed' in message;

/**
 * Listens to one other window of this site.
 * @param other where it is; null when there is none yet
 * @returns how to stop
 */
export function listenTo(other: () => unknown, hear: (message: unknown, from: Window) => void): () => void {
  const listen = ({ origin, source, data }: MessageEvent<unknown>) => {
    if (origin === window.location.origin && source !== null && source === other()) hear(data, source as Window);
  };
  window.addEventListener('message', listen);
  return () => window.removeEventListener('message', listen);
}
