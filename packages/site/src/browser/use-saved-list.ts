import { useQueryClient, type InfiniteData, type QueryKey } from '@tanstack/react-query';
import { useEffect, useLayoutEffect, useState } from 'react';
import { useLocation, useNavigationType } from 'react-router';
import { historyEntry, positionToRestore, registerList, restoreScroll } from './scroll-memory.ts';

interface SavedList<Data> {
  /** Unique on the page. */
  name: string;
  /** The public query, and the user's query, which is shown after the login. */
  publicKey: QueryKey;
  userKey: QueryKey;
  signedIn: boolean;
  /** The data on screen. */
  data: Data | undefined;
  updatedAt: number;
}

/**
 * Saves the loaded pages of a list for a reader who returns to it, even after a reload. They are put into the cache
 * before the first paint, so no page is requested again.
 * @returns the pages to show
 */
export function useSavedList<Page, Param>(list: SavedList<InfiniteData<Page, Param>>) {
  const { name, publicKey, userKey, signedIn, data, updatedAt } = list;
  const client = useQueryClient();
  const entry = historyEntry(useLocation());
  const cameBack = useNavigationType() === 'POP';
  const [restored, setRestored] = useState<InfiniteData<Page, Param> | null>(null);

  useLayoutEffect(() => {
    const saved = cameBack ? positionToRestore(entry)?.lists[name] : undefined;
    if (!saved || (saved.own && !document.documentElement.hasAttribute('data-signed-in'))) return;
    const pages = saved.data as InfiniteData<Page, Param>;
    if (pages.pages.length <= (client.getQueryData<InfiniteData<unknown>>(publicKey)?.pages.length ?? 0)) return;
    // In both: the first render is the public one, and the user's query starts from its data.
    client.setQueryData(publicKey, pages, { updatedAt: saved.updatedAt });
    if (saved.own) client.setQueryData(userKey, pages, { updatedAt: saved.updatedAt });
    setRestored(pages);
    // Once, when the list appears.
    // oxlint-disable-next-line react/exhaustive-deps -- see above
  }, []);

  useLayoutEffect(() => {
    const saved = restored && positionToRestore(entry);
    if (saved) restoreScroll(saved);
    // oxlint-disable-next-line react/exhaustive-deps -- only when it has just been restored
  }, [restored]);

  useEffect(
    () => (data ? registerList(name, { data, updatedAt, own: signedIn }) : undefined),
    [name, data, updatedAt, signedIn],
  );

  // The cache reports new data with a delay; until then, the restored pages are shown.
  return restored && (data?.pages.length ?? 0) < restored.pages.length ? restored : data;
}
