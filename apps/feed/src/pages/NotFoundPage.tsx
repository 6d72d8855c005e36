import { t } from '@maidan/i18n/text';
import { brand } from '@maidan/brand/brand';
import { noIndex } from '@maidan/site/document/document-meta';
import { LinkButton } from '@maidan/ui/LinkButton';
import { NotFound } from '@maidan/ui/NotFound';
import { data, useLocation } from 'react-router';
import { paths } from '../paths.ts';

export function loader() {
  return data(null, { status: 404 });
}

export const meta = () => [{ title: t('pages.notFoundTitle', { name: brand.name }) }, noIndex];

/** An address that no route matches; the text is the router's own. */
export default function NotFoundPage() {
  const { pathname } = useLocation();
  return (
    <NotFound as="h1" title={t('pages.notFound')} text={t('pages.noRoute', { path: pathname.slice(1) })}>
      <LinkButton href={paths.home()} variant="ink">
        {t('pages.backHome')}
      </LinkButton>
    </NotFound>
  );
}
