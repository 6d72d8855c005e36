import { describe, expect, test } from 'vitest';
import { findSecrets } from './find-secrets.ts';
import { read, trackedFiles } from './tracked-files.ts';

const isText = (path: string) => !/\.(?:webp|jpg|png|mp4|m4a|woff2|sqlite)$/.test(path);

describe('secrets', () => {
  test('a planted key of each kind is found', async () => {
    const zeros = (count: number) => '0'.repeat(count);
    const planted = [
      `-----BEGIN RSA ${'PRIVATE'} KEY-----\n${'MIIEow'.repeat(40)}\n-----END RSA ${'PRIVATE'} KEY-----`,
      `postgres://maidan:${'hunter2hunter2'}@db.maidan.example:5432/maidan`,
      `ghp_${'aB3dE5gH7jK9mN1pQ3sT5vX7zA9cD1fG3hJ5'}`,
      `AGE-SECRET-KEY-1${'Q'.repeat(58)}`,
      `SK${zeros(31)}1`,
    ];
    for (const text of planted) expect([text, (await findSecrets('x.txt', text)).length > 0]).toEqual([text, true]);
  });

  test('no tracked file contains a secret [R-11]', { timeout: 60_000 }, async () => {
    const found: string[] = [];
    for (const path of trackedFiles.filter(isText)) found.push(...(await findSecrets(path, read(path))));
    expect(found).toEqual([]);
  });
});
