import { brand, league } from '@maidan/brand/brand';
import { paths } from '../paths.ts';

/** The web manifest: what a phone needs to keep the site beside its apps. */
export function loader() {
  const png = { type: 'image/png', purpose: 'any' };
  const manifest = {
    id: paths.home(),
    name: league.name,
    short_name: league.abbreviation,
    description: league.organiser,
    lang: brand.locale,
    start_url: paths.home(),
    scope: paths.home(),
    display: 'standalone',
    background_color: brand.themeColor.light,
    theme_color: brand.themeColor.light,
    categories: ['sports'],
    icons: [
      { src: '/icon-192.png', sizes: '192x192', ...png },
      { src: '/icon-512.png', sizes: '512x512', ...png },
      { src: '/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
      { src: '/icon.svg', sizes: 'any', type: 'image/svg+xml' },
    ],
    shortcuts: [
      { name: 'Fixtures', url: paths.fixtures() },
      { name: 'Table', url: paths.table() },
    ],
  };
  return new Response(JSON.stringify(manifest), {
    headers: { 'content-type': 'application/manifest+json', 'cache-control': 'public, max-age=3600' },
  });
}
