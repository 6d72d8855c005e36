import { formatLongDay } from '@maidan/i18n/policies/long-day';
import { t } from '@maidan/i18n/text';
import { Breadcrumb } from '@maidan/ui/Breadcrumb';
import type { ReactNode } from 'react';
import { paths } from '../../paths.ts';
import * as css from './TextPage.css.ts';

interface TextPageProps {
  title: string;
  /** Summary of the page, in one or two sentences. */
  lead: ReactNode;
  /** The date of the last change as `14 January 2024`; set for policies only. */
  updated?: string;
  children: ReactNode;
}

/** A text page: about, contact and the policies. Plain markup, complete without script. */
export function TextPage({ title, lead, updated, children }: TextPageProps) {
  return (
    <article className={css.page}>
      <Breadcrumb crumbs={[{ label: t('shell.home'), href: paths.home() }, { label: title }]} />
      <h1 className={css.title}>{title}</h1>
      {updated === undefined ? null : (
        <p className={css.updated}>{t('pages.updated', { day: formatLongDay(updated) })}</p>
      )}
      <p className={css.lead}>{lead}</p>
      {children}
    </article>
  );
}

interface TextSectionProps {
  title: string;
  /** The section's fragment in the address. */
  id: string;
  children: ReactNode;
}

export function TextSection({ title, id, children }: TextSectionProps) {
  return (
    <section className={css.section} id={id} aria-labelledby={`${id}-title`}>
      <h2 className={css.heading} id={`${id}-title`}>
        {title}
      </h2>
      <div className={css.prose}>{children}</div>
    </section>
  );
}

export function TextList({ items }: { items: readonly ReactNode[] }) {
  return (
    <ul className={css.list}>
      {items.map((item, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- the items are static and never move
        <li key={index}>{item}</li>
      ))}
    </ul>
  );
}
