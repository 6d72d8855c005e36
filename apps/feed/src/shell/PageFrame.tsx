import { Breadcrumb, type Crumb } from '@maidan/ui/Breadcrumb';
import type { ReactNode } from 'react';
import { paths } from '../paths.ts';
import * as css from './PageFrame.css.ts';

interface PageFrameProps {
  title: string;
  /** The steps between home and this page. */
  via?: readonly Required<Crumb>[] | undefined;
  children: ReactNode;
}

/** The head of a page of its own: the way here and its title. */
export function PageFrame({ title, via, children }: PageFrameProps) {
  return (
    <div className={css.page}>
      <Breadcrumb crumbs={[{ label: 'Home', href: paths.home() }, ...(via ?? []), { label: title }]} />
      <h1 className={css.title}>{title}</h1>
      {children}
    </div>
  );
}
