import type { ReactNode } from 'react';
import { DeskMark } from './DeskMark.tsx';
import * as css from './TopBar.css.ts';

/** The frame of a page outside of a session. */
export function OutsideShell({ children }: { children: ReactNode }) {
  return (
    <>
      <header className={css.bar}>
        <div className={css.inside}>
          <span className={css.logo}>
            <DeskMark />
          </span>
        </div>
      </header>
      <main id="main">{children}</main>
    </>
  );
}
