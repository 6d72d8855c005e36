import { TextLink } from '@maidan/ui/TextLink';
import { paths } from '../paths.ts';
import { orText } from './counts.ts';
import { Notice } from './Notice.tsx';

const names: Readonly<Record<string, string>> = { home: 'Home', trending: 'Trending' };
/** Warns about main pages of the feed that readers cannot open, and links to their setup. @param slugs of the missing tags */
export function MissingTags({ slugs }: { slugs: readonly string[] }) {
  if (slugs.length === 0) return null;
  // Names the address, because a tag with this name may have another one.
  const addresses = orText(slugs.map((slug) => `/tag/${slug}`));
  const wanted = slugs.map((slug) => `“${names[slug] ?? slug}”`).join(' and ');
  const closed = slugs.includes('home') ? 'the home page' : 'Trending';
  return (
    <Notice tone="warn">
      Readers can’t open {closed} yet: no tag has the address {addresses}.{' '}
      <TextLink href={paths.pageParts('tags')}>Create {wanted} under Tags</TextLink>
    </Notice>
  );
}
