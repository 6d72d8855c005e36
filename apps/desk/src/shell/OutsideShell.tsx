import type { ReactNode } from 'react';
import { DeskMark } from './DeskMark.tsx';
import * as css from './TopBar.css.ts';

/** What surrounds a page that no one is signed in for. */
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
