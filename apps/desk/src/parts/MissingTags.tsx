import { TextLink } from '@maidan/ui/TextLink';
import { paths } from '../paths.ts';
import { orText } from './counts.ts';
import { Notice } from './Notice.tsx';

const names: Readonly<Record<string, string>> = { home: 'Home', trending: 'Trending' };
/** Says which of the feed's first pages readers cannot open, and how to make them. @param slugs of the missing tags */
export function MissingTags({ slugs }: { slugs: readonly string[] }) {
  if (slugs.length === 0) return null;
  const missing = orText(slugs.map((slug) => `“${names[slug] ?? slug}”`));
  return (
    <Notice tone="warn">
      Readers can’t open {slugs.includes('home') ? 'the home page' : 'Trending'} yet: there is no tag called {missing}.{' '}
      <TextLink href={paths.pageParts('tags')}>Create it under Tags</TextLink>
    </Notice>
  );
}
