import { Link } from '@maidan/ui/links/LinkProvider';
import * as css from './layout.css.ts';

interface TabsProps {
  label: string;
  tabs: readonly { name: string; href: string; current: boolean; count?: string | undefined }[];
}

/** The parts of a screen, each with its address. */
export function Tabs({ label, tabs }: TabsProps) {
  return (
    <nav className={css.tabs} aria-label={label}>
      {tabs.map(({ name, href, current, count }) => (
        <Link key={href} className={css.tab} href={href} aria-current={current ? 'page' : undefined}>
          {name}
          {count !== undefined && <em className={css.tabCount}>{count}</em>}
        </Link>
      ))}
    </nav>
  );
}
