import type { ReactNode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { allStories } from './all-stories.ts';

/** React's repairs when `client` takes over the document rendered by `server`. */
async function mismatches(server: ReactNode, client: ReactNode): Promise<unknown[]> {
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(server);
  const found: unknown[] = [];
  const root = hydrateRoot(container, client, { onRecoverableError: (error) => found.push(error) });
  await new Promise((resolve) => {
    requestIdleCallback(resolve);
  });
  root.unmount();
  container.remove();
  return found;
}

test.each(allStories)('%s hydrates the server HTML unchanged', async (_name, Story) => {
  expect(await mismatches(<Story />, <Story />)).toEqual([]);
});

test('a difference is detected', async () => {
  expect(await mismatches(<p>server</p>, <p>client</p>)).toHaveLength(1);
});
