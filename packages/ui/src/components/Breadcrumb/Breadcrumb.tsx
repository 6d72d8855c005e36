import { t } from '@maidan/i18n/text';
import { Link } from '../../links/LinkProvider.tsx';
import * as css from './Breadcrumb.css.ts';

export interface Crumb {
  label: string;
  /** Absent for the last crumb, the current page. */
  href?: string;
}

/** The way here, from the outermost place inward. */
export function Breadcrumb({ crumbs }: { crumbs: readonly Crumb[] }) {
  return (
    <nav aria-label={t('ui.breadcrumb')}>
      <ol className={css.list}>
        {crumbs.map(({ label, href }, index) => (
          <li key={label} className={css.crumb}>
            {href === undefined || index === crumbs.length - 1 ? (
              <span aria-current={index === crumbs.length - 1 ? 'page' : undefined}>{label}</span>
            ) : (
              <Link className={css.link} href={href}>
                {label}
              </Link>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
