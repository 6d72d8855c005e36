import type { ReactNode } from 'react';
import { useOneTap } from './one-tap.ts';
import * as css from './Score.css.ts';

/** The page of a match, with its sheets: two taps of a shaking hand are one on every key. */
export function ScorePage({ children }: { children: ReactNode }) {
  const onClickCapture = useOneTap();
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- it only drops clicks
    <main className={css.page} onClickCapture={onClickCapture}>
      {children}
    </main>
  );
}
