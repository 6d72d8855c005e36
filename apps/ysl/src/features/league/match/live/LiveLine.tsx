import { t } from '@maidan/i18n/text';
import type { FixturePage } from '@maidan/contract/league/league-fixtures';
import { VisuallyHidden } from '@maidan/ui/VisuallyHidden';
import { useLiveMatch } from './use-live-match.ts';
import * as css from './LiveMatch.css.ts';

/** Follows the match. */
export const LiveLine = ({ page }: { page: FixturePage }) => <LiveStatus {...useLiveMatch(page)} />;

/** Announces important events to screen readers, and says on screen when the stream is cut. */
export function LiveStatus({ isPolling, said }: ReturnType<typeof useLiveMatch>) {
  return (
    <div className={css.status}>
      <VisuallyHidden>
        <output>{said}</output>
      </VisuallyHidden>
      {isPolling ? t('match.polling') : null}
    </div>
  );
}
