import { t } from '@maidan/i18n/text';
import { useStore } from '@maidan/browser/use-store';
import { MuteIcon } from '@maidan/ui/icons';
import type { CaptionTrack } from '../../captions/caption-track.ts';
import { CaptionMenu } from '../../captions/CaptionMenu.tsx';
import { pageSound } from '../../sound/sound-store.ts';
import { SoundButton } from '../private/SoundButton.tsx';
import * as css from './VerticalFeed.css.ts';

/** Always visible, with the captions of the clip. If the browser refused sound, a prominent button invites a tap. */
export function FeedSound({ captions }: { captions: readonly CaptionTrack[] | undefined }) {
  const sound = useStore(pageSound);
  const isInviting = sound.refused && !sound.muted;
  return (
    <>
      <div className={isInviting ? css.belowInvitation : css.sound}>
        {captions && <CaptionMenu tracks={captions} />}
        {!isInviting && <SoundButton />}
      </div>
      {isInviting && (
        <button type="button" className={css.tapForSound} onClick={() => pageSound.choose({ muted: false })}>
          <MuteIcon />
          {t('ui.tapForSound')}
        </button>
      )}
    </>
  );
}
