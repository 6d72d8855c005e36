import type { Form } from '@maidan/contract/league/custom-forms';
import { isKept, type Answers, type FieldState } from '../submit/answers.ts';

/** Messages between a frame and the window that it opens. Both belong to this site and ignore any other sender. */
export const READY = 'form-ready';
export const SENT = 'form-sent';

type HandedState = Pick<FieldState, 'text' | 'picks' | 'file'>;

export interface HandedAnswers {
  readonly handed: Readonly<Record<string, HandedState>>;
}

/** All answers filled in so far, including files. */
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
 * Listens to messages from one other window of this site.
 * @param other returns that window, or null before it opens
 * @returns a function that stops listening
 */
export function listenTo(other: () => unknown, hear: (message: unknown, from: Window) => void): () => void {
  const listen = ({ origin, source, data }: MessageEvent<unknown>) => {
    if (origin === window.location.origin && source !== null && source === other()) hear(data, source as Window);
  };
  window.addEventListener('message', listen);
  return () => window.removeEventListener('message', listen);
}
