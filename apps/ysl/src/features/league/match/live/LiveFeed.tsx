import type { MatchBoard } from '@maidan/contract/league/match-day';
import * as css from './LiveMatch.css.ts';

/** Ball by ball, the newest first. It scrolls in itself, so that what is below stays where it is. */
export function LiveFeed({ board: { feed, earlier } }: { board: MatchBoard }) {
  return (
    <>
      <h2 className={css.heading}>As it happens</h2>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a part that scrolls needs the keyboard */}
      <section className={css.feed} tabIndex={0} aria-label="As it happens">
        <ol>
          {feed.map(({ at, mark, look, text }, index) => (
            // By place, not by ball: a row that stays in its place does not shift.
            <li key={index} className={css.line} data-over={look === 'ov' ? '' : undefined}>
              <span className={css.at}>{at}</span>
              {mark === '' ? (
                <span />
              ) : (
                <span key={mark} className={css.mark} data-look={look}>
                  {mark}
                </span>
              )}
              <span className={css.lineText}>{text}</span>
            </li>
          ))}
        </ol>
        {earlier > 0 ? <p className={css.earlier}>{earlier} earlier, not shown here.</p> : null}
      </section>
    </>
  );
}
