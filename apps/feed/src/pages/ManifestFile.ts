import { brand } from '@maidan/brand/brand';
import { paths } from '../paths.ts';

/** The web manifest: what a phone needs to keep the site beside its apps. */
export function loader() {
  const png = { type: 'image/png', purpose: 'any' };
  const manifest = {
    id: paths.home(),
    name: brand.name,
    short_name: brand.name,
    description: brand.description,
    lang: brand.locale,
    start_url: paths.home(),
    scope: paths.home(),
    display: 'standalone',
    background_color: brand.themeColor.light,
    theme_color: brand.themeColor.light,
    categories: ['sports', 'social', 'entertainment'],
    icons: [
      { src: '/icon-192.png', sizes: '192x192', ...png },
      { src: '/icon-512.png', sizes: '512x512', ...png },
      { src: '/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
      { src: '/icon.svg', sizes: 'any', type: 'image/svg+xml' },
    ],
    shortcuts: [
      { name: 'Trending', url: paths.trending() },
      { name: 'Explore', url: paths.search() },
    ],
  };
  return new Response(JSON.stringify(manifest), {
    headers: { 'content-type': 'application/manifest+json', 'cache-control': 'public, max-age=3600' },
  });
}
