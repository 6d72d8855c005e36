import { Breadcrumb, type Crumb } from '@maidan/ui/Breadcrumb';
import type { ReactNode } from 'react';
import * as css from './PageHead.css.ts';

interface PageHeadProps {
  /** Where the page belongs: the league, with its address. */
  parent: Required<Crumb>;
  /** The last crumb. */
  here: string;
  /** The h1; the last crumb's text without it. */
  title?: string;
  /** What chooses among what the page shows. */
  children?: ReactNode;
}

/** The head of every page of a league but its home: breadcrumb, title, and a choice next to it. */
export function PageHead({ parent, here, title = here, children }: PageHeadProps) {
  return (
    <header className={css.head}>
      <div className={css.crumbs}>
        <Breadcrumb crumbs={[parent, { label: here }]} />
      </div>
      <h1 className={css.title}>{title}</h1>
      {children}
    </header>
  );
}
