import { t } from '@maidan/i18n/text';
import { league } from '@maidan/brand/brand';
import { webManifest } from '@maidan/site/document/web-manifest';
import { paths } from '../../paths.ts';

export const loader = () =>
  webManifest({
    name: league.name,
    shortName: league.abbreviation,
    description: t('league.organiser'),
    categories: ['sports'],
    shortcuts: [
      { name: t('league.fixtures'), url: paths.fixtures() },
      { name: t('league.table'), url: paths.table() },
    ],
  });
