import { t } from '@maidan/i18n/text';
import { useStore } from '@maidan/browser/use-store';
import { MuteIcon, SoundIcon } from '@maidan/ui/icons';
import { IconButton } from '@maidan/ui/IconButton';
import { isSilent, pageSound } from '../../sound/sound-store.ts';
import * as css from './sound-button.css.ts';

/** Mutes and unmutes all clips of the page; with a mouse, it also sets their volume. */
export function SoundButton() {
  const sound = useStore(pageSound);
  const silent = isSilent(sound);
  return (
    <div className={`${css.sound} swiper-no-swiping`}>
      <input
        type="range"
        className={css.volume}
        aria-label={t('ui.volume')}
        min={0}
        max={1}
        step={0.05}
        value={silent ? 0 : sound.volume}
        onChange={(event) => setVolume(event.currentTarget.valueAsNumber)}
      />
      <IconButton
        variant="media"
        label={silent ? t('ui.unmute') : t('ui.muteSound')}
        icon={silent ? <MuteIcon /> : <SoundIcon />}
        onClick={toggleSound}
      />
    </div>
  );
}

/** Volume 0 counts as muted, and unmuting makes it audible again. */
function setVolume(volume: number): void {
  pageSound.choose(volume === 0 ? { muted: true } : { muted: false, volume });
}

/** For the button and for the key "m". */
export function toggleSound(): void {
  pageSound.choose({ muted: !isSilent(pageSound.get()) });
}
