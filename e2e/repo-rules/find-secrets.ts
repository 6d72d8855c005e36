import { lintSource } from '@secretlint/core';
import { creator } from '@secretlint/secretlint-rule-preset-recommend';

/** Secrets of this product that no public rule covers: the backup key, login tokens and Twilio tokens. */
const OWN = /AGE-SECRET-KEY-(?:PQ-)?1[0-9A-Z]{58}|\bmdn_[\w-]{43}\b|\b(?:SK|AC)[0-9a-f]{32}\b/;

/** A test of addresses needs one with a password. */
const EXAMPLE = 'https://user:pass@example.org';

const config = { rules: [{ id: '@secretlint/secretlint-rule-preset-recommend', rule: creator }] };

/** @returns a line for each secret in the text */
export async function findSecrets(path: string, content: string): Promise<string[]> {
  const source = { filePath: path, content, ext: '', contentType: 'text' as const };
  const { messages } = await lintSource({ source, options: { config } });
  const own = OWN.test(content) ? [`${path}: a secret of this product`] : [];
  const real = messages.filter(({ message }) => !message.endsWith(EXAMPLE));
  return [...own, ...real.map(({ message }) => `${path}: ${message}`)];
}
