import { t } from '@maidan/i18n/text';
import { useMenuLink } from '@maidan/site/browser/use-menu-link';
import { useSiteConfig } from '@maidan/site/browser/use-site-config';
import { CalendarIcon } from '@maidan/ui/icons';
import { LinkButton } from '@maidan/ui/LinkButton';
import { VisuallyHidden } from '@maidan/ui/VisuallyHidden';
import type { CalendarMenu } from './CalendarMenu.tsx';
import { calendarAddress, type CalendarMatch } from './calendar-links.ts';

interface AddToCalendarProps {
  /** Name of the calendar. */
  name: string;
  /** A path of the site, or an absolute URL. */
  address: string;
  /** Set for the calendar of a single match, on its own page. */
  match?: CalendarMatch;
}

/** Loaded when the user reaches for the button, not with the page. */
const loadMenu = async (): Promise<typeof CalendarMenu> => (await import('./CalendarMenu.tsx')).CalendarMenu;

/** Opens a menu of calendars: Google, this device, a file, or the address. Without script it links to the file. */
export function AddToCalendar({ name, address, match }: AddToCalendarProps) {
  const { origin } = useSiteConfig();
  const { link, menu, openedAt, OpenMenu } = useMenuLink(loadMenu, calendarAddress(address, origin));
  return (
    <>
      <LinkButton {...link} icon={<CalendarIcon size={20} />}>
        {t('league.addToCalendar')}
        {match ? null : <VisuallyHidden>– {name}</VisuallyHidden>}
      </LinkButton>
      {OpenMenu ? <OpenMenu key={openedAt} {...menu} name={name} address={address} {...(match && { match })} /> : null}
    </>
  );
}
