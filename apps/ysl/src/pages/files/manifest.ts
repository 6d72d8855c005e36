import { league } from '@maidan/brand/brand';
import { webManifest } from '@maidan/site/document/web-manifest';
import { paths } from '../../paths.ts';

export const loader = () =>
  webManifest({
    name: league.name,
    shortName: league.abbreviation,
    description: league.organiser,
    categories: ['sports'],
    shortcuts: [
      { name: 'Fixtures', url: paths.fixtures() },
      { name: 'Table', url: paths.table() },
    ],
  });
