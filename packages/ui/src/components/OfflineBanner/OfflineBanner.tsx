import { useSyncExternalStore } from 'react';
import { OfflineIcon } from '../../icons/icons.tsx';
import * as css from './OfflineBanner.css.ts';

interface OfflineBannerProps {
  /** What still works, in one sentence. */
  children?: string;
}

/** Says that the device has no network, as long as that is so. The server and the first paint say nothing. */
export function OfflineBanner({
  children = "You are offline. Pages you've already opened still work.",
}: OfflineBannerProps) {
  const online = useSyncExternalStore(listen, isOnline, assumeOnline);
  return (
    <output className={css.place}>
      {!online && (
        <span className={css.banner}>
          <OfflineIcon size={20} />
          <span>{children}</span>
        </span>
      )}
    </output>
  );
}

function listen(changed: () => void): () => void {
  addEventListener('online', changed);
  addEventListener('offline', changed);
  return () => {
    removeEventListener('online', changed);
    removeEventListener('offline', changed);
  };
}

const isOnline = () => navigator.onLine;
const assumeOnline = () => true;
