import { Link } from '@maidan/ui/links/LinkProvider';
import { useLayoutEffect, useRef } from 'react';
import * as css from './layout.css.ts';

interface TabsProps {
  label: string;
  tabs: readonly { name: string; href: string; current: boolean; count?: string | undefined }[];
}

/** Links to the parts of a screen, each with its own URL. */
export function Tabs({ label, tabs }: TabsProps) {
  const row = useRef<HTMLElement>(null);
  // On a phone the row scrolls, and the current tab may be out of view, especially once counts appear.
  useLayoutEffect(() => {
    const tab = row.current?.children[tabs.findIndex(({ current }) => current)];
    if (!row.current || !tab) return;
    const [outer, inner] = [row.current.getBoundingClientRect(), tab.getBoundingClientRect()];
    // Rounded up, because some browsers scroll only by whole pixels.
    row.current.scrollLeft += Math.ceil(Math.max(0, inner.right - outer.right) - Math.max(0, outer.left - inner.left));
  }, [tabs]);
  return (
    <nav ref={row} className={css.tabs} aria-label={label}>
      {tabs.map(({ name, href, current, count }) => (
        <Link key={href} className={css.tab} href={href} aria-current={current ? 'page' : undefined}>
          {name}
          {count !== undefined && <em className={css.tabCount}>{count}</em>}
        </Link>
      ))}
    </nav>
  );
}
