import { brand } from '@maidan/brand/brand';
import { webManifest } from '@maidan/site/document/web-manifest';
import { paths } from '../../paths.ts';

export const loader = () =>
  webManifest({
    name: brand.name,
    shortName: brand.name,
    description: brand.description,
    categories: ['sports', 'social', 'entertainment'],
    shortcuts: [
      { name: 'Trending', url: paths.trending() },
      { name: 'Explore', url: paths.search() },
    ],
  });
