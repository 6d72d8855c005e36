import { brand } from '@maidan/brand/brand';
import { t } from '@maidan/i18n/text';
import headingFont from '@maidan/ui/fonts/bricolage-grotesque-latin-wght-normal.woff2';
import { use, type ReactNode } from 'react';
import { Links, Meta, Scripts, ScrollRestoration } from 'react-router';
import { DocumentContext } from './document-context.ts';
import { SITE_CONFIG_ID, siteConfigText, type SiteConfig } from './site-config.ts';

interface DocumentLayoutProps {
  site: 'feed' | 'league' | 'desk';
  /** The root loader's data; absent when it failed. */
  root: { config: SiteConfig; styleSheet: string | null } | undefined;
  /** A page for another site may have that site's theme; the reader's own choice takes precedence. */
  theme?: 'light' | 'dark' | undefined;
  children: ReactNode;
}

/** The document around every page: the theme before the first paint, its styles inline, one font, then the page. */
export function DocumentLayout({ site, root, theme, children }: DocumentLayoutProps) {
  const { nonce, requestId, css, scripts } = use(DocumentContext);
  return (
    <html
      lang={t('language.locale')}
      data-site={site}
      data-theme={theme}
      data-script={t('language.script')}
      data-request={requestId}
      suppressHydrationWarning
    >
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <meta name="theme-color" media="(prefers-color-scheme: light)" content={brand.themeColor.light} />
        <meta name="theme-color" media="(prefers-color-scheme: dark)" content={brand.themeColor.dark} />
        <script nonce={nonce} suppressHydrationWarning>
          {scripts?.boot ?? ''}
        </script>
        {root?.styleSheet ? (
          // A style resource: React recognises it by its name and leaves its text unchanged.
          <>
            <style href="site" precedence="site" nonce={nonce}>
              {css ?? ''}
            </style>
            <link rel="preload" as="style" href={root.styleSheet} fetchPriority="low" />
          </>
        ) : (
          <Links />
        )}
        <link
          rel="preload"
          as="font"
          type="font/woff2"
          href={headingFont}
          crossOrigin="anonymous"
          fetchPriority="low"
        />
        <link rel="icon" type="image/svg+xml" href="/icon.svg" />
        <link rel="manifest" href="/manifest.webmanifest" />
        <link rel="apple-touch-icon" href="/icon-apple-180.png" />
        <Meta />
      </head>
      <body>
        {children}
        {root ? (
          <script type="application/json" id={SITE_CONFIG_ID} suppressHydrationWarning>
            {siteConfigText(root.config)}
          </script>
        ) : null}
        <ScrollRestoration nonce={nonce} />
        <script nonce={nonce} suppressHydrationWarning>
          {scripts?.return ?? ''}
        </script>
        {/* Below the page, which paints without waiting for it. Its preload precedes those of the scripts. */}
        {root?.styleSheet ? <link rel="stylesheet" href={root.styleSheet} fetchPriority="low" /> : null}
        <Scripts nonce={nonce} />
      </body>
    </html>
  );
}
