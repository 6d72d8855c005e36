import { brand } from '@maidan/brand/brand';
import { useEffect, type ReactNode } from 'react';
import * as css from './layout.css.ts';

interface PageHeadProps {
  title: string;
  under?: ReactNode;
  /** What can be done here. */
  children?: ReactNode;
}

/** The head of a screen; it also names the window. */
export function PageHead({ title, under, children }: PageHeadProps) {
  useEffect(() => {
    document.title = `${title} · ${brand.name} Desk`;
  }, [title]);
  return (
    <div className={css.head}>
      <div className={css.headText}>
        <h1 className={css.title} tabIndex={-1}>
          {title}
        </h1>
        {under !== undefined && <p className={css.under}>{under}</p>}
      </div>
      {children}
    </div>
  );
}
