import { brand } from '@maidan/brand/brand';
import { documentMeta } from '@maidan/site/document/document-meta';
import type { MetaDescriptor } from 'react-router';

type DocumentMeta = Parameters<typeof documentMeta>;

interface PageMeta extends Omit<DocumentMeta[1], 'siteName' | 'title'> {
  /** The page's own name, which precedes the site's; null if unknown. */
  name: string | null;
}

/** The `meta` of a page of this site. */
export function pageMeta(matches: DocumentMeta[0], { name, ...page }: PageMeta): MetaDescriptor[] {
  const title = name === null ? brand.name : `${name} · ${brand.name}`;
  return documentMeta(matches, { ...page, siteName: brand.name, title });
}
