import { CHAT_MESSAGE_MAX } from '@maidan/contract/rules/limits';

/** The title, text and address that another app shares, without duplicates; '' for none. */
export const sharedText = (texts: readonly string[]): string => [...new Set(texts)].filter(Boolean).join('\n');

/** A message with the shared text appended; unchanged if it already ends with it. */
export function withShared(message: string, shared: string): string {
  if (message.endsWith(shared)) return message;
  return (message === '' ? shared : `${message}\n${shared}`).slice(0, CHAT_MESSAGE_MAX);
}
