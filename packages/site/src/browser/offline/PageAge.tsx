import { useStore } from '@maidan/browser/use-store';
import { formatLocalTime } from '@maidan/i18n/date-time';
import { t } from '@maidan/i18n/text';
import { StoredNote } from '@maidan/ui/StoredNote';
import { useEffect, useRef } from 'react';
import { useHref, useLocation } from 'react-router';
import { storedSince } from './stored-since.ts';
import { allowance, send } from './worker-messages.ts';

/** Milliseconds: a reader who leaves sooner has not read the page. */
const READ_AFTER = 2000;

/** Stores the document of a page opened from another page. The first page already arrived as a document. */
function useOpenedPages(path: string): void {
  const first = useRef(path);
  useEffect(() => {
    if (path === first.current || allowance() !== 'all' || !navigator.onLine) return;
    const store = () => send(navigator.serviceWorker.controller, { kind: 'opened', document: location.origin + path });
    const timer = setTimeout(store, READ_AFTER);
    return () => clearTimeout(timer);
  }, [path]);
}

/** Shows the age of a page that comes from the copies on the device. */
export function PageAge() {
  // As in the address bar, including the language.
  const pathname = useHref(useLocation().pathname);
  useOpenedPages(pathname);
  const at = useStore(storedSince).get(pathname);
  return <StoredNote text={at === undefined ? null : t('site.storedAsOf', { time: formatLocalTime(at) })} />;
}
