import { brand } from '@maidan/brand/brand';
import { useEffect, type ReactNode } from 'react';
import * as css from './layout.css.ts';

interface PageHeadProps {
  title: string;
  under?: ReactNode;
  /** Actions at the end of the head. */
  children?: ReactNode;
}

/** The head of a screen. Its title is also the document title. */
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
