import { languageName } from '@maidan/i18n/language-name';
import { t } from '@maidan/i18n/text';
import { captionLanguage, captionsWanted } from './caption-choice.ts';
import type { CaptionTrack } from './caption-track.ts';
import * as css from './caption-menu.css.ts';
import { useCaptionChoice } from './use-caption-choice.ts';

const NONE = '';

/** Shows or hides the captions of all clips, and chooses their language. */
export function CaptionMenu({ tracks }: { tracks: readonly CaptionTrack[] }) {
  const { isShown, at } = useCaptionChoice(tracks);
  if (tracks.length === 0) return null;
  return (
    <select
      className={`${css.menu} swiper-no-swiping`}
      aria-label={t('ui.captions')}
      value={isShown ? (tracks[at]?.language ?? NONE) : NONE}
      onChange={({ currentTarget: { value } }) => choose(value)}
    >
      <option value={NONE}>{t('ui.noCaptions')}</option>
      {tracks.map(({ language }) => (
        <option key={language} value={language} lang={language}>
          {languageName(language)}
        </option>
      ))}
    </select>
  );
}

function choose(language: string): void {
  captionsWanted.set(language !== NONE);
  if (language !== NONE) captionLanguage.set(language);
}
