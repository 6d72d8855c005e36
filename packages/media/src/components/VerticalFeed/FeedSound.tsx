import { useStore } from '@maidan/browser/use-store';
import { MuteIcon } from '@maidan/ui/icons';
import { pageSound } from '../../sound/sound-store.ts';
import { SoundButton } from '../private/SoundButton.tsx';
import * as css from './VerticalFeed.css.ts';

/** Always visible. Where the browser refused sound, a prominent button invites a tap. */
export function FeedSound() {
  const sound = useStore(pageSound);
  if (!sound.refused || sound.muted) {
    return (
      <div className={css.sound}>
        <SoundButton />
      </div>
    );
  }
  return (
    <button type="button" className={css.tapForSound} onClick={() => pageSound.choose({ muted: false })}>
      <MuteIcon />
      Tap for sound
    </button>
  );
}
