import { CHAT_MESSAGE_MAX } from '@maidan/contract/rules/limits';

/** What another app shares: its title, its text and its address, each once; empty for nothing. */
export const sharedText = (texts: readonly string[]): string => [...new Set(texts)].filter(Boolean).join('\n');

/** A message with what is shared below what is typed already; unchanged if that ends with it. */
export function withShared(message: string, shared: string): string {
  if (message.endsWith(shared)) return message;
  return (message === '' ? shared : `${message}\n${shared}`).slice(0, CHAT_MESSAGE_MAX);
}
