import { TextLink } from '@maidan/ui/TextLink';
import { paths } from '../paths.ts';
import { orText } from './counts.ts';
import { Notice } from './Notice.tsx';

const names: Readonly<Record<string, string>> = { home: 'Home', trending: 'Trending' };
/** Says which of the feed's first pages readers cannot open, and how to make them. @param slugs of the missing tags */
export function MissingTags({ slugs }: { slugs: readonly string[] }) {
  if (slugs.length === 0) return null;
  // A tag may have the name and another address: it got the name later.
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
