import { t } from '@maidan/i18n/text';
import { league } from '@maidan/brand/brand';
import { noIndex } from '@maidan/site/document/document-meta';
import { LinkButton } from '@maidan/ui/LinkButton';
import { NotFound } from '@maidan/ui/NotFound';
import { data, useLocation } from 'react-router';
import { frame } from '../frame.css.ts';
import { paths } from '../paths.ts';

export function loader() {
  return data(null, { status: 404 });
}

export const meta = () => [{ title: t('league.notFoundTitle', { name: league.abbreviation }) }, noIndex];

/** An address that no route matches; the text is the router's own. */
export default function NotFoundPage() {
  const { pathname } = useLocation();
  // For pages that redirect to /404 the router's text would be wrong.
  const text =
    pathname === paths.notFound() ? t('league.pageUnavailable') : t('league.noRoute', { path: pathname.slice(1) });
  return (
    <div className={frame}>
      <NotFound flush as="h1" title={t('league.pageNotFound')} text={text}>
        <LinkButton href={paths.home()} variant="ink">
          {t('league.backToLeague')}
        </LinkButton>
      </NotFound>
    </div>
  );
}
