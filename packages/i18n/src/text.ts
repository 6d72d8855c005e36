import type { MessageKey, MessageOf } from './english.ts';
import { packedMessage } from './language-state.ts';
import { fill, split, type Values } from './message.ts';

const find = (key: MessageKey): string => {
  const packed = packedMessage(key);
  if (packed === null) throw new Error(`No message has the key ${key}.`);
  return packed;
};

/**
 * A message in the language of the page. The scripts of a site contain the text itself in place of the key, so the key must
 * be written out, and a message must be read when it is shown: modules are evaluated once for all languages.
 */
export function t<Key extends MessageKey>(key: Key, ...values: Values<MessageOf<Key>, string | number>): string {
  return fill(find(key), values[0] ?? {}, find('language.locale'));
}

/** A message with other things than text in it, such as links, in pieces. */
export function parts<Key extends MessageKey, Value>(
  key: Key,
  ...values: Values<MessageOf<Key>, Value>
): (string | Value | undefined)[] {
  return split<Value>(find(key), values[0] ?? {}, find('language.locale'));
}
