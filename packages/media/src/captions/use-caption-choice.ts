import { useStore } from '@maidan/browser/use-store';
import { t } from '@maidan/i18n/text';
import { isSilent, pageSound } from '../sound/sound-store.ts';
import { captionLanguage, captionsWanted } from './caption-choice.ts';
import { chooseTrack, type CaptionTrack } from './caption-track.ts';

/** The captions to show now: in the chosen language, the page's, or the browser's. */
export function useCaptionChoice(tracks: readonly CaptionTrack[]): { isShown: boolean; at: number } {
  const chosen = useStore(captionLanguage);
  const wanted = useStore(captionsWanted);
  const silent = isSilent(useStore(pageSound));
  const languages = [...(chosen === null ? [] : [chosen]), t('language.locale'), ...browserLanguages()];
  return { isShown: tracks.length > 0 && (wanted ?? silent), at: chooseTrack(tracks, languages) };
}

/** None on the server: its document shows no captions. */
const browserLanguages = (): readonly string[] => (typeof navigator === 'undefined' ? [] : (navigator.languages ?? []));
