import { useAllUnsent } from '@maidan/actions/use-action';
import { useSession } from '@maidan/auth/session/use-session';
import { t } from '@maidan/i18n/text';
import { useLocation } from 'react-router';
import { WAITING_PAGE } from './waiting-page.ts';
import { WaitingRow } from './WaitingRow.tsx';
import * as css from './WaitingView.css.ts';

/** On every page what was written without a network and refused later, until its user sends it again or discards it. */
export function NotSent() {
  const { signedIn } = useSession();
  const { pathname } = useLocation();
  const refused = useAllUnsent().filter(({ isFinal }) => isFinal);
  // That page lists it among all that waits.
  if (!signedIn || refused.length === 0 || pathname.endsWith(WAITING_PAGE)) return null;
  return (
    <section className={css.notSent} aria-labelledby="not-sent">
      <p id="not-sent" className={css.title} role="alert">
        {t('waiting.notSent')}
      </p>
      <ol>
        {refused.map((action) => (
          <WaitingRow key={action.key} action={action} />
        ))}
      </ol>
    </section>
  );
}
