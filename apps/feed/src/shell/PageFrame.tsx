import { t } from '@maidan/i18n/text';
import { Breadcrumb, type Crumb } from '@maidan/ui/Breadcrumb';
import type { ReactNode } from 'react';
import { paths } from '../paths.ts';
import * as css from './PageFrame.css.ts';

interface PageFrameProps {
  title: string;
  /** Language of the title, if it differs from the page's. */
  lang?: string;
  /** The steps between home and this page. */
  via?: readonly Required<Crumb>[] | undefined;
  children: ReactNode;
}

/** The head of a page: breadcrumb and title. */
export function PageFrame({ title, lang, via, children }: PageFrameProps) {
  return (
    <div className={css.page}>
      <Breadcrumb crumbs={[{ label: t('shell.home'), href: paths.home() }, ...(via ?? []), { label: title }]} />
      <h1 className={css.title} lang={lang}>
        {title}
      </h1>
      {children}
    </div>
  );
}
