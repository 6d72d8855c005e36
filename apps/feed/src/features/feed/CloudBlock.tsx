import { topicMark, useIsMuted } from '@maidan/actions/mutes/is-muted';
import { t } from '@maidan/i18n/text';
import { useApi } from '@maidan/api-client/core/api-provider';
import { allTagsQuery } from '@maidan/api-client/queries/feed/tags';
import { WordCloud } from '@maidan/ui/WordCloud';
import { useQuery } from '@tanstack/react-query';
import { paths } from '../../paths.ts';
import { cloudWeights } from './cloud-weights.ts';
import * as waiting from './FeedSkeleton.css.ts';

interface CloudBlockProps {
  here: string;
  compact: boolean;
}

/** All other tags that the reader has not muted, sized by how many people follow them. */
export function CloudBlock({ here, compact }: CloudBlockProps) {
  const { data, isLoading } = useQuery(allTagsQuery(useApi()));
  const isMuted = useIsMuted();
  const tags = (data ?? []).filter(({ slug }) => slug !== here && !isMuted('tag', slug));
  if (isLoading) return <div className={compact ? waiting.compactCloud : waiting.cloud} />;
  if (tags.length === 0) return null;
  const weights = cloudWeights(tags.map(({ subscribe }) => subscribe ?? 0));
  const cloud = tags.map(({ slug, name }, index) => ({
    label: name,
    href: paths.tag(slug),
    weight: weights[index] ?? 1,
    muteMark: topicMark('tag', slug),
  }));
  return <WordCloud label={t('pages.tags')} words={cloud} folded={compact} />;
}
