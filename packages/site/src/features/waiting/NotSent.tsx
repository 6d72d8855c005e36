import { useAllUnsent } from '@maidan/actions/use-action';
import { useSession } from '@maidan/auth/session/use-session';
import { t } from '@maidan/i18n/text';
import { showToast } from '@maidan/ui/toast/toast-store';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useLocation } from 'react-router';
import { WAITING_PAGE } from './waiting-page.ts';
import { WaitingRow } from './WaitingRow.tsx';
import * as css from './WaitingView.css.ts';

/** On every page, shows actions refused after being queued, until their user resends or discards them. */
export function NotSent() {
  const { signedIn } = useSession();
  const { pathname } = useLocation();
  const refused = useAllUnsent().filter(({ isFinal }) => isFinal);
  // The list of waiting actions already shows it.
  const count = !signedIn || pathname.endsWith(WAITING_PAGE) ? 0 : refused.length;
  const section = useRef<HTMLElement>(null);
  const countBefore = useRef(0);
  const announce = useEffectEvent((now: number) => {
    const isNew = now > countBefore.current;
    countBefore.current = now;
    if (!isNew || !section.current || section.current.getBoundingClientRect().top >= 0) return;
    const onPress = () => section.current?.focus();
    const text = t('waiting.refused', { reason: refused.at(-1)?.failed ?? '' });
    showToast(text, { tone: 'error', action: { label: t('waiting.showNotSent'), onPress } });
  });
  // A person reading far below does not see the top of the page.
  useEffect(() => announce(count), [count]);
  if (count === 0) return null;
  return (
    <section ref={section} tabIndex={-1} className={css.notSent} aria-labelledby="not-sent">
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
