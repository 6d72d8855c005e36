import type { MessageKey, MessageOf } from './english.ts';
import { packedMessage } from './language-state.ts';
import { fill, split, type Values } from './message.ts';

const find = (key: MessageKey): string => {
  const packed = packedMessage(key);
  if (packed === null) throw new Error(`No message has the key ${key}.`);
  return packed;
};

/**
 * A message in the page's language. The scripts of a site contain the text itself instead of the key, so the key must
 * be a literal, and a message must be read when it is shown: modules are evaluated once for all languages.
 */
export function t<Key extends MessageKey>(key: Key, ...values: Values<MessageOf<Key>, string | number>): string {
  return fill(find(key), values[0] ?? {}, find('language.locale'));
}

/** A message in pieces, with values other than text, such as links. */
export function parts<Key extends MessageKey, Value>(
  key: Key,
  ...values: Values<MessageOf<Key>, Value>
): (string | Value | undefined)[] {
  return split<Value>(find(key), values[0] ?? {}, find('language.locale'));
}
