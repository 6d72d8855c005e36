import { createRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router';
import { afterEach, expect, test, vi } from 'vitest';
import { PageAge } from './PageAge.tsx';
import { addStored, storedSince } from './stored-since.ts';

const start = location.pathname;
afterEach(() => {
  history.replaceState(null, '', start);
  storedSince.clear();
});

test.each([
  ['/', '/table'],
  ['/hi', '/hi/table'],
  ['/hi', '/hi'],
])('on a site at %s, the age of %s is that of its own copy', async (basename, path) => {
  history.replaceState(null, '', path);
  addStored(path, Date.now());
  const place = document.body.appendChild(document.createElement('div'));
  const root = createRoot(place);
  root.render(<RouterProvider router={createBrowserRouter([{ path: '*', element: <PageAge /> }], { basename })} />);
  await vi.waitFor(() => expect(place.textContent).toContain('No connection'));
  root.unmount();
  place.remove();
});
