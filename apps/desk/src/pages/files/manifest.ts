import { brand } from '@maidan/brand/brand';
import { webManifest } from '@maidan/site/document/web-manifest';
import { paths } from '../../paths.ts';

export const loader = () =>
  webManifest({
    name: `${brand.name} Desk`,
    shortName: 'Desk',
    description: `For the people who run ${brand.name}`,
    categories: ['business'],
    shortcuts: [{ name: 'Inbox', url: paths.inbox('waiting') }],
  });
