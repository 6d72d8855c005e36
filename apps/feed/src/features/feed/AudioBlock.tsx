import { t } from '@maidan/i18n/text';
import { useApi } from '@maidan/api-client/core/api-provider';
import { audioBarQuery } from '@maidan/api-client/queries/feed/audio-bars';
import { shownPicture } from '@maidan/contract/media/picture-variants';
import type { Id } from '@maidan/contract/core/wire';
import { AudioBar } from '@maidan/media/AudioBar';
import { useQuery } from '@tanstack/react-query';
import * as waiting from './FeedSkeleton.css.ts';
import * as css from './FeedView.css.ts';

interface AudioBlockProps {
  id: Id;
  compact: boolean;
}

/** The page's audio bar; renders nothing if there is no audio. */
export function AudioBlock({ id, compact }: AudioBlockProps) {
  const { data: bar, isLoading } = useQuery(audioBarQuery(useApi(), id));
  if (isLoading) {
    return (
      <div className={css.audio}>
        <div className={compact ? waiting.compactAudio : waiting.audio} />
      </div>
    );
  }
  if (!bar?.audio_url) return null;
  return (
    <div className={css.audio}>
      <AudioBar
        compact={compact}
        src={bar.audio_url}
        title={bar.audio_title ?? t('topics.audio')}
        description={bar.audio_description ?? undefined}
        cover={shownPicture(bar.audio_cover, bar.audio_cover_variants) ?? undefined}
      />
    </div>
  );
}
