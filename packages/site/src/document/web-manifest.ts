import { brand } from '@maidan/brand/brand';
import { PICTURE_PARAMETER, SHARE_PATH, shareParameters } from '@maidan/service-worker/share-target';

interface SiteOnAPhone {
  name: string;
  shortName: string;
  description: string;
  categories: readonly string[];
  /** The shortcuts in the icon's menu. */
  shortcuts: readonly { name: string; url: string }[];
  /** Whether other apps can share to the site. */
  takesShares?: boolean;
}

const png = { type: 'image/png', purpose: 'any' };

/** The web manifest, which makes a site installable. Every site has these icons and pictures in its public folder. */
export function webManifest({
  name,
  shortName,
  description,
  categories,
  shortcuts,
  takesShares = false,
}: SiteOnAPhone): Response {
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
    // Screenshots of the home page from `pnpm screenshots`; fetched only by browsers that offer to install the site.
    screenshots: [
      { src: '/screenshot-narrow.jpg', sizes: '412x892', type: 'image/jpeg', form_factor: 'narrow', label: name },
      { src: '/screenshot-wide.jpg', sizes: '1280x800', type: 'image/jpeg', form_factor: 'wide', label: name },
    ],
    shortcuts,
    ...(takesShares && {
      share_target: {
        action: SHARE_PATH,
        method: 'POST',
        enctype: 'multipart/form-data',
        params: { ...shareParameters, files: [{ name: PICTURE_PARAMETER, accept: ['image/*'] }] },
      },
    }),
  };
  return new Response(JSON.stringify(manifest), {
    headers: { 'content-type': 'application/manifest+json', 'cache-control': 'public, max-age=3600' },
  });
}
