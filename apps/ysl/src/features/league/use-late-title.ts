import { useEffect } from 'react';
import { useMatches, useRevalidator } from 'react-router';

/**
 * Gives the document its title when what the title names was not known yet as the page was opened: the route is read
 * again, now from the cache. For routes whose loader gives a `name`, null while it is not known.
 */
export function useLateTitle(found: string | null | undefined): void {
  const { revalidate } = useRevalidator();
  const loaded = useMatches().at(-1)?.loaderData as { name?: string | null } | undefined;
  const isLate = loaded?.name === null && Boolean(found);
  useEffect(() => {
    if (isLate) void revalidate();
  }, [isLate, revalidate]);
}
