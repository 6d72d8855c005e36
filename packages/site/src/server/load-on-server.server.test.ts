import { QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { dehydrateAt } from './load-on-server.server.ts';

test('the data of a document is the same text whenever its calls were answered', () => {
  const cacheOf = (...times: number[]) => {
    const client = new QueryClient();
    times.forEach((updatedAt, index) => client.setQueryData([index], 'reply', { updatedAt }));
    return JSON.stringify(dehydrateAt(client, 1_800_000_000_000));
  };
  expect(cacheOf(1_700_000_000_001, 1_700_000_000_002)).toBe(cacheOf(1_700_000_000_005, 1_700_000_000_005));
});
