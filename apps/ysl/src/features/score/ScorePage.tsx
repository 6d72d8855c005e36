import type { ReactNode } from 'react';
import { useOneTap } from './one-tap.ts';
import * as css from './Score.css.ts';

/** The scorer's page with its sheets. On every key, a double tap of a shaking hand counts once. */
export function ScorePage({ children }: { children: ReactNode }) {
  const onClickCapture = useOneTap();
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- it only drops clicks
    <main className={css.page} onClickCapture={onClickCapture}>
      {children}
    </main>
  );
}
