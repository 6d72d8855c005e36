import { useStore } from '@maidan/browser/use-store';
import { formatLocalTime } from '@maidan/i18n/date-time';
import { t } from '@maidan/i18n/text';
import { StoredNote } from '@maidan/ui/StoredNote';
import { useEffect, useRef } from 'react';
import { useHref, useLocation } from 'react-router';
import { storedSince } from './stored-since.ts';
import { allowance, send } from './worker-messages.ts';

/** In milliseconds. People who leave a page sooner have not read it. */
const READ_AFTER = 2000;

/** Has the document stored of a page that is opened from another one. The first page came as a document itself. */
function useOpenedPages(path: string): void {
  const first = useRef(path);
  useEffect(() => {
    if (path === first.current || allowance() !== 'all' || !navigator.onLine) return;
    const store = () => send(navigator.serviceWorker.controller, { kind: 'opened', document: location.origin + path });
    const timer = setTimeout(store, READ_AFTER);
    return () => clearTimeout(timer);
  }, [path]);
}

/** How old a page is that comes from the copies of the device. */
export function PageAge() {
  // As in the address bar, with the language.
  const pathname = useHref(useLocation().pathname);
  useOpenedPages(pathname);
  const at = useStore(storedSince).get(pathname);
  return <StoredNote text={at === undefined ? null : t('site.storedAsOf', { time: formatLocalTime(at) })} />;
}
