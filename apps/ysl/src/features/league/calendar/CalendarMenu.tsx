import { t } from '@maidan/i18n/text';
import { useSiteConfig } from '@maidan/site/browser/use-site-config';
import { CalendarIcon, CopyIcon, DownloadIcon, ExternalIcon } from '@maidan/ui/icons';
import { Menu, type MenuItem } from '@maidan/ui/Menu';
import { copyText } from '@maidan/ui/share/copy-text';
import { showToast } from '@maidan/ui/toast/toast-store';
import type { RefObject } from 'react';
import {
  calendarAddress,
  googleEvent,
  googleSubscribe,
  subscribeAddress,
  type CalendarMatch,
} from './calendar-links.ts';

interface CalendarMenuProps {
  name: string;
  address: string;
  match?: CalendarMatch;
  anchor: RefObject<HTMLElement | null>;
  onClose: () => void;
}

/** Ways to add a calendar. Not every phone has an app for `webcal:`, so there are several. */
export function CalendarMenu({ name, address, match, anchor, onClose }: CalendarMenuProps) {
  const { origin } = useSiteConfig();
  const file = calendarAddress(address, origin);
  const copy = async () => {
    if (await copyText(file)) showToast(t('league.calendarCopied'));
    else showToast(t('league.calendarNotCopied', { address: file }), { tone: 'error' });
  };
  const items: readonly MenuItem[] = [
    {
      key: 'google',
      label: t('league.calendarGoogle'),
      icon: <ExternalIcon size={20} />,
      href: match ? googleEvent(match) : googleSubscribe(address, origin),
      target: '_blank',
      rel: 'noopener',
    },
    {
      key: 'device',
      label: t('league.calendarDevice'),
      icon: <CalendarIcon size={20} />,
      href: subscribeAddress(address, origin),
    },
    {
      key: 'file',
      label: t('league.calendarFile'),
      icon: <DownloadIcon size={20} />,
      href: file,
      download: `${name}.ics`,
    },
    { key: 'copy', label: t('league.copyLink'), icon: <CopyIcon size={20} />, onSelect: () => void copy() },
  ];
  return <Menu label={t('league.addToCalendar')} anchor={anchor} head={name} items={items} onClose={onClose} />;
}
