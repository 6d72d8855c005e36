import { t } from '@maidan/i18n/text';
import type { TopicRef } from '@maidan/api-client/queries/feed/topic-feeds';
import { LeftIcon } from '@maidan/ui/icons';
import { Link } from '@maidan/ui/links/LinkProvider';
import { paths } from '../../paths.ts';
import * as css from './VideoFeedHead.css.ts';

interface VideoFeedHeadProps {
  topic: TopicRef;
  name: string;
}

/** The name of the feed, and a link back to its list. */
export function VideoFeedHead({ topic: { kind, id }, name }: VideoFeedHeadProps) {
  const list = id === 'home' ? paths.home() : paths[kind](id);
  return (
    <Link className={css.back} href={list} aria-label={t('posts.backToList', { name })}>
      <LeftIcon size={20} />
      <span className={css.name}>{name}</span>
    </Link>
  );
}
