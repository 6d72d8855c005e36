import { t } from '@maidan/i18n/text';
import { useSiteConfig } from '@maidan/site/browser/use-site-config';
import { Button } from '@maidan/ui/Button';
import { CalendarIcon, CopyIcon, DownIcon } from '@maidan/ui/icons';
import { LinkButton } from '@maidan/ui/LinkButton';
import { copyText } from '@maidan/ui/share/copy-text';
import { showToast } from '@maidan/ui/toast/toast-store';
import { VisuallyHidden } from '@maidan/ui/VisuallyHidden';
import { calendarAddress, subscribeAddress } from './calendar-links.ts';
import * as css from './Calendars.css.ts';

export interface CalendarLink {
  name: string;
  /** A path of the site, or absolute. */
  address: string;
}

interface CalendarsProps {
  calendars: readonly CalendarLink[];
  onOpen?: () => void;
}

/** Calendars to subscribe to, folded: the link opens the device's calendar, the address is for any other. */
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
          <CalendarRow key={address} name={name} address={address} />
        ))}
      </ul>
    </details>
  );
}

function CalendarRow({ name, address }: CalendarLink) {
  const { origin } = useSiteConfig();
  const copy = async () => {
    const text = calendarAddress(address, origin);
    if (await copyText(text)) showToast(t('league.calendarCopied'));
    else showToast(t('league.calendarNotCopied', { address: text }), { tone: 'error' });
  };
  const whose = <VisuallyHidden>{t('league.toCalendarOf', { name })}</VisuallyHidden>;
  return (
    <li className={css.row}>
      <span className={css.name}>{name}</span>
      <LinkButton href={subscribeAddress(address, origin)}>
        {t('league.subscribe')}
        {whose}
      </LinkButton>
      <Button icon={<CopyIcon size={20} />} onClick={() => void copy()}>
        {t('league.copyLink')}
        {whose}
      </Button>
    </li>
  );
}
