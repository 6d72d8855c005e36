import { Breadcrumb, type Crumb } from '@maidan/ui/Breadcrumb';
import type { ReactNode } from 'react';
import * as css from './PageHead.css.ts';

interface PageHeadProps {
  /** The league that the page belongs to, with its address. */
  parent: Required<Crumb>;
  /** The last crumb. */
  here: string;
  /** The h1; by default the text of the last crumb. */
  title?: string;
  /** A control that chooses what the page shows. */
  children?: ReactNode;
}

/** The head of every page of a league except its home: breadcrumb, title, and a control next to it. */
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
