import { useQueryClient, type InfiniteData, type QueryKey } from '@tanstack/react-query';
import { useEffect, useLayoutEffect, useState } from 'react';
import { useLocation, useNavigationType } from 'react-router';
import { historyEntry, positionToRestore, registerList, restoreScroll } from '../browser/scroll-memory.ts';

interface KeptPages<Data> {
  /** Unique on the page. */
  name: string;
  /** The query that everybody has, and the user's own, which is shown while signed in. */
  everybodys: QueryKey;
  own: QueryKey;
  signedIn: boolean;
  /** What the query shows. */
  data: Data | undefined;
  updatedAt: number;
}

/**
 * Keeps the loaded pages of a list for whoever comes back to it, in a new life of the document too. They are put into
 * the cache before the first paint, and nothing is asked for again.
 * @returns the pages to show
 */
export function useKeptPages<Page, Param>(given: KeptPages<InfiniteData<Page, Param>>) {
  const { name, everybodys, own, signedIn, data, updatedAt } = given;
  const client = useQueryClient();
  const entry = historyEntry(useLocation());
  const cameBack = useNavigationType() === 'POP';
  const [restored, setRestored] = useState<InfiniteData<Page, Param> | null>(null);

  useLayoutEffect(() => {
    const list = cameBack ? positionToRestore(entry)?.lists[name] : undefined;
    if (!list || (list.own && !document.documentElement.hasAttribute('data-signed-in'))) return;
    const pages = list.data as InfiniteData<Page, Param>;
    if (pages.pages.length <= (client.getQueryData<InfiniteData<unknown>>(everybodys)?.pages.length ?? 0)) return;
    // In both: the first rendering is everybody's, and the user's own begins with what stands there.
    client.setQueryData(everybodys, pages, { updatedAt: list.updatedAt });
    if (list.own) client.setQueryData(own, pages, { updatedAt: list.updatedAt });
    setRestored(pages);
    // Once, when the list comes up.
    // oxlint-disable-next-line react/exhaustive-deps -- see above
  }, []);

  useLayoutEffect(() => {
    const kept = restored && positionToRestore(entry);
    if (kept) restoreScroll(kept);
    // oxlint-disable-next-line react/exhaustive-deps -- only when it has just been restored
  }, [restored]);

  useEffect(
    () => (data ? registerList(name, { data, updatedAt, own: signedIn }) : undefined),
    [name, data, updatedAt, signedIn],
  );

  // The cache tells of new data a moment later; until then what was restored stands.
  return restored && (data?.pages.length ?? 0) < restored.pages.length ? restored : data;
}
