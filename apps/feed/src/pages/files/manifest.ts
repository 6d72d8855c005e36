import { t } from '@maidan/i18n/text';
import { brand } from '@maidan/brand/brand';
import { webManifest } from '@maidan/site/document/web-manifest';
import { paths } from '../../paths.ts';

export const loader = () =>
  webManifest({
    name: brand.name,
    shortName: brand.name,
    description: t('pages.description'),
    categories: ['sports', 'social', 'entertainment'],
    shortcuts: [
      { name: t('shell.trending'), url: paths.trending() },
      { name: t('pages.explore'), url: paths.search() },
    ],
    takesShares: true,
  });
