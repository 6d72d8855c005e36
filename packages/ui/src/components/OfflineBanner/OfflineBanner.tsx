import { t } from '@maidan/i18n/text';
import { useOnline } from '@maidan/browser/use-online';
import { OfflineIcon } from '../../icons/icons.tsx';
import * as css from './OfflineBanner.css.ts';

interface OfflineBannerProps {
  /** What still works, in one sentence. */
  children?: string;
}

/** Shows that the device is offline, for as long as it is. Renders nothing on the server and before the first paint. */
export function OfflineBanner({ children = t('ui.offlineBanner') }: OfflineBannerProps) {
  const online = useOnline();
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
