import { CheckIcon, OfflineIcon } from '@maidan/ui/icons';
import { Box } from '@maidan/ui/layout';
import { useIsMutating } from '@tanstack/react-query';
import { useOnline } from '@maidan/browser/use-online';
import * as css from './SyncState.css.ts';

/** Whether all changes have reached the server. */
export function SyncState() {
  const online = useOnline();
  const saving = useIsMutating() > 0;
  if (!online) {
    return (
      <output className={css.offline}>
        <OfflineIcon size={16} />
        Offline
      </output>
    );
  }
  return (
    <output className={css.fine}>
      {!saving && (
        <Box as="span" color="good">
          <CheckIcon size={16} />
        </Box>
      )}
      {saving ? 'Saving' : 'All saved'}
    </output>
  );
}
