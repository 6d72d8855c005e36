import { t } from '@maidan/i18n/text';
import { CalendarIcon, DownIcon } from '@maidan/ui/icons';
import { AddToCalendar } from './AddToCalendar.tsx';
import * as css from './Calendars.css.ts';

export interface CalendarLink {
  name: string;
  /** A path of the site, or an absolute URL. */
  address: string;
}

interface CalendarsProps {
  calendars: readonly CalendarLink[];
  onOpen?: () => void;
}

/** Calendars to subscribe to, collapsed. */
export function Calendars({ calendars, onOpen }: CalendarsProps) {
  return (
    <details className={css.place} onToggle={(event) => event.currentTarget.open && onOpen?.()}>
      <summary className={css.summary}>
        <CalendarIcon size={20} />
        {t('league.calendars')}
        <DownIcon size={16} />
      </summary>
      <p className={css.text}>{t('league.calendarsHint')}</p>
      <ul>
        {calendars.map(({ name, address }) => (
          <li key={address} className={css.row}>
            <span className={css.name}>{name}</span>
            <AddToCalendar name={name} address={address} />
          </li>
        ))}
      </ul>
    </details>
  );
}
