import { t } from '@maidan/i18n/text';
import { EmbedPlayer } from '@maidan/media/EmbedPlayer';
import { FullScreenDialog } from '@maidan/ui/FullScreenDialog';
import type { PictureSource } from '@maidan/ui/pictures/picture-source';
import * as css from './LatestStory.css.ts';

interface LatestStoryProps {
  open: boolean;
  onClose: () => void;
  embed: string;
  picture: PictureSource | null;
}

export function LatestStory({ open, onClose, embed, picture }: LatestStoryProps) {
  return (
    <FullScreenDialog open={open} onClose={onClose} title={t('topics.latest')} ground="media">
      <div className={css.place}>
        <EmbedPlayer
          embed={embed}
          title={t('topics.latestStory')}
          thumbnail={picture ?? undefined}
          width={4}
          height={5}
        />
      </div>
    </FullScreenDialog>
  );
}
