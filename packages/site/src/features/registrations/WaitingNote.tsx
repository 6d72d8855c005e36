import type { WaitingPlace } from '@maidan/contract/league/waiting-lists';
import { formatDateTime } from '@maidan/i18n/date-time';
import { t } from '@maidan/i18n/text';
import { TextButton } from '@maidan/ui/TextLink';
import { VisuallyHidden } from '@maidan/ui/VisuallyHidden';
import * as css from './WaitingNote.css.ts';

interface WaitingNoteProps {
  /** Null if the person is not on the list. */
  place: WaitingPlace | null;
  /** Distinguishes several lists on a page, which explains them only once. */
  name?: string;
  onJoin: () => void;
  onLeave: () => void;
}

/** The waiting list of a full form or team: the button to join, or the person's position, and until when a place is held. */
export function WaitingNote({ place, name, onJoin, onLeave }: WaitingNoteProps) {
  const of = name === undefined ? null : <VisuallyHidden>{t('registration.placeForTeam', { name })}</VisuallyHidden>;
  return (
    <div className={css.note}>
      {place === null && name !== undefined ? null : <p>{textOf(place)}</p>}
      <TextButton onClick={place === null ? onJoin : onLeave}>
        {place === null ? t('registration.placeJoin') : t('registration.placeLeave')}
        {of}
      </TextButton>
    </div>
  );
}

function textOf(place: WaitingPlace | null): string {
  if (place === null) return t('registration.placeHint');
  if (place.offered_until !== null) return t('registration.placeHeld', { when: formatDateTime(place.offered_until) });
  return t('registration.placeNumber', { position: place.position });
}
