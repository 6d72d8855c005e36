import { useApi } from '@maidan/api-client/core/api-provider';
import { allTagsQuery } from '@maidan/api-client/queries/feed/tags';
import { WordCloud } from '@maidan/ui/WordCloud';
import { useQuery } from '@tanstack/react-query';
import { paths } from '../../paths.ts';
import { cloudWeights } from './cloud-weights.ts';

interface CloudBlockProps {
  here: string;
  /** Of a tag or category, in the row before its posts. */
  onShelf: boolean;
}

/** All other tags, sized by how many people follow them. */
export function CloudBlock({ here, onShelf }: CloudBlockProps) {
  const { data } = useQuery(allTagsQuery(useApi()));
  const tags = (data ?? []).filter(({ slug }) => slug !== here);
  if (tags.length === 0) return null;
  const weights = cloudWeights(tags.map(({ subscribe }) => subscribe ?? 0));
  const cloud = tags.map(({ slug, name }, index) => ({
    label: name,
    href: paths.tag(slug),
    weight: weights[index] ?? 1,
  }));
  return <WordCloud label="Tags" words={cloud} inTwoLines={onShelf} />;
}
