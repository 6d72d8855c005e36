import { t } from '@maidan/i18n/text';
import { league } from '@maidan/brand/brand';
import { noIndex } from '@maidan/site/document/document-meta';
import { OpenStoredPage } from '@maidan/site/browser/OpenStoredPage';

export const meta = () => [{ title: t('pages.offlineTitle', { name: league.abbreviation }) }, noIndex];

/** Shown offline in place of a page that this device has never loaded as a document. */
export default function OfflinePage() {
  return <OpenStoredPage />;
}
