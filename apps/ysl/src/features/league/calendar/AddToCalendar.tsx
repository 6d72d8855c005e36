import { t } from '@maidan/i18n/text';
import { useMenuLink } from '@maidan/site/browser/use-menu-link';
import { useSiteConfig } from '@maidan/site/browser/use-site-config';
import { CalendarIcon } from '@maidan/ui/icons';
import { LinkButton } from '@maidan/ui/LinkButton';
import { VisuallyHidden } from '@maidan/ui/VisuallyHidden';
import type { CalendarMenu } from './CalendarMenu.tsx';
import { calendarAddress, type CalendarMatch } from './calendar-links.ts';

interface AddToCalendarProps {
  /** Whose calendar it is. */
  name: string;
  /** A path of the site, or absolute. */
  address: string;
  /** For the calendar of one match, on its own page. */
  match?: CalendarMatch;
}

/** Loaded when someone reaches for it, not with the page. */
const loadMenu = async (): Promise<typeof CalendarMenu> => (await import('./CalendarMenu.tsx')).CalendarMenu;

/** Opens the choice of calendars: Google's, the device's, a file, or the address. Without script it leads to the file. */
export function AddToCalendar({ name, address, match }: AddToCalendarProps) {
  const { origin } = useSiteConfig();
  const { link, menu, openedAt, OpenMenu } = useMenuLink(loadMenu, calendarAddress(address, origin));
  return (
    <>
      <LinkButton {...link} icon={<CalendarIcon size={20} />}>
        {t('league.addToCalendar')}
        {match ? null : <VisuallyHidden>: {name}</VisuallyHidden>}
      </LinkButton>
      {OpenMenu ? <OpenMenu key={openedAt} {...menu} name={name} address={address} {...(match && { match })} /> : null}
    </>
  );
}
