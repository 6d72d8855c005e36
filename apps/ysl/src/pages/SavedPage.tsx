import { league } from '@maidan/brand/brand';
import { t } from '@maidan/i18n/text';
import { noIndex } from '@maidan/site/document/document-meta';
import { SavedView } from '@maidan/site/features/saved/SavedView';
import { PageHead } from '../features/league/PageHead.tsx';
import { frame } from '../frame.css.ts';
import { paths } from '../paths.ts';

export const meta = () => [{ title: `${t('saved.title')} · ${league.abbreviation}` }, noIndex];

export default function SavedPage() {
  return (
    <div className={frame}>
      <PageHead parent={{ label: league.abbreviation, href: paths.home() }} here={t('saved.title')} />
      <SavedView />
    </div>
  );
}
