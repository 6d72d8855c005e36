import { t } from '@maidan/i18n/text';
import { league as brand } from '@maidan/brand/brand';
import { documentMeta, noIndex } from '@maidan/site/document/document-meta';
import { headOf, type LoaderResult } from '@maidan/site/page/page-state';
import { paths } from '../../paths.ts';

/** Metadata of a form's document, wherever the form is shown. */
export function formMeta(
  matches: Parameters<typeof documentMeta>[0],
  loaded: LoaderResult<{ title: string; description: string }> | undefined,
  id: string,
) {
  const head = headOf(loaded);
  const name = loaded?.status === 'notFound' ? t('forms.notFoundTitle') : (head?.title ?? t('forms.form'));
  return [
    ...documentMeta(matches, {
      siteName: brand.name,
      title: `${name} · ${brand.abbreviation}`,
      description: head?.description || t('forms.description', { name: brand.name }),
      path: paths.form(id),
    }),
    // A form is reached by its link. A search engine would still list it after it has closed.
    noIndex,
  ];
}
