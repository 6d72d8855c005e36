import { PageBody } from '../page/PageBody.tsx';
import { ChalkRows } from '../rows/ChalkRows.tsx';
import { DeskMark } from './DeskMark.tsx';
import * as css from './Shell.css.ts';
import * as topBar from './TopBar.css.ts';

/** The content of every server-rendered document, shown until the session is known. Contains no personal data. */
export function Opening() {
  return (
    <>
      <header className={topBar.bar}>
        <div className={topBar.inside}>
          <span className={topBar.logo}>
            <DeskMark />
          </span>
        </div>
      </header>
      <main id="main" className={css.main}>
        <PageBody>
          <ChalkRows label="Opening the desk" />
          <noscript>The desk needs JavaScript.</noscript>
        </PageBody>
      </main>
    </>
  );
}
