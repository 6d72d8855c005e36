import { t } from '@maidan/i18n/text';
import type { Ref } from 'react';
import * as css from './FormPageHead.css.ts';

interface FormPageHeadProps {
  /** From 1. */
  page: number;
  pages: number;
  /** Empty for a page without one. */
  title: string;
  /** Receives the focus when the page changes. */
  ref?: Ref<HTMLHeadingElement>;
}

/** The reader's position in a form of several pages. */
export function FormPageHead({ page, pages, title, ref }: FormPageHeadProps) {
  return (
    <div className={css.head}>
      <h2 ref={ref} tabIndex={-1} className={css.heading}>
        <span className={css.count}>{t('ui.pageOf', { page, count: pages })}</span>
        {title !== '' && (
          <span className={css.title} dir="auto">
            {title}
          </span>
        )}
      </h2>
      {/* The heading says the same. */}
      <progress className={css.progress} max={pages} value={page} aria-hidden="true" />
    </div>
  );
}
