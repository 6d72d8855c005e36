import { brand } from '@maidan/brand/brand';
import type { Post } from '@maidan/contract/feed/posts';
import { useSiteConfig } from '@maidan/site/browser/use-site-config';
import type { Shareable } from '@maidan/ui/share/native-share';
import { paths } from '../../paths.ts';

/** The share data of a post: its name, the product's name, its short address. */
export function useShareContent({ id, name }: Post): Shareable {
  return { title: name, text: brand.name, url: `${useSiteConfig().feedOrigin}${paths.short(id)}` };
}
