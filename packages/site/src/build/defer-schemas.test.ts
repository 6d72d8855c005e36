import { join } from 'node:path';
import { build, type Rolldown } from 'vite';
import { expect, test } from 'vitest';
import { deferSchemas } from './defer-schemas.ts';

const ENTRY = '/page.ts';
const SOURCE = `
  import { like, LIKED } from '@maidan/contract/feed/likes';
  import { tagPosts } from '@maidan/contract/feed/feeds';
  export const used = [like, LIKED, tagPosts];
  export const load = () => import('@maidan/contract/core/all');
`;

/** Builds a page that imports two endpoints, and the whole contract dynamically. */
async function buildPage(): Promise<Rolldown.OutputChunk[]> {
  const page = {
    name: 'page',
    resolveId: (id: string) => (id === ENTRY ? join(import.meta.dirname, ENTRY) : null),
    load: (id: string) => (id.endsWith(ENTRY) ? SOURCE : null),
  };
  const result = await build({
    configFile: false,
    logLevel: 'silent',
    plugins: [page, deferSchemas()],
    build: {
      write: false,
      minify: false,
      rolldownOptions: { input: ENTRY, preserveEntrySignatures: 'strict' },
    },
  });
  const { output } = result as Rolldown.RolldownOutput;
  return output.filter((file) => file.type === 'chunk');
}

test('a page imports endpoints without schemas; those come with the whole contract', async () => {
  const chunks = await buildPage();
  const page = chunks.find(({ isEntry }) => isEntry);
  expect(page?.imports).toEqual([]);
  expect(page?.code).toContain('path: "islike"');
  expect(page?.code).toContain('path: "tag_posts/{tag}"');
  expect(page?.code).toContain('"Liked"');
  expect(page?.code).not.toMatch(/object\(|reading\(|response|summary/);

  const whole = chunks.find(({ isDynamicEntry }) => isDynamicEntry);
  expect(whole?.code).toMatch(/response: .*pageReply\(tagPage\)/);
});
