import { brand } from '@maidan/brand/brand';

interface SiteOnAPhone {
  name: string;
  shortName: string;
  description: string;
  categories: readonly string[];
  /** Where a long press on the icon leads. */
  shortcuts: readonly { name: string; url: string }[];
}

const png = { type: 'image/png', purpose: 'any' };

/** The web manifest: what a phone needs to keep a site next to its apps. Every site has these icons in its public folder. */
export function webManifest({ name, shortName, description, categories, shortcuts }: SiteOnAPhone): Response {
  const manifest = {
    id: '/',
    name,
    short_name: shortName,
    description,
    lang: brand.locale,
    start_url: '/',
    scope: '/',
    display: 'standalone',
    background_color: brand.themeColor.light,
    theme_color: brand.themeColor.light,
    categories,
    icons: [
      { src: '/icon-192.png', sizes: '192x192', ...png },
      { src: '/icon-512.png', sizes: '512x512', ...png },
      { src: '/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
      { src: '/icon.svg', sizes: 'any', type: 'image/svg+xml' },
    ],
    shortcuts,
  };
  return new Response(JSON.stringify(manifest), {
    headers: { 'content-type': 'application/manifest+json', 'cache-control': 'public, max-age=3600' },
  });
}
