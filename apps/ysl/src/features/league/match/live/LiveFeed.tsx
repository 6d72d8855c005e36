import { t } from '@maidan/i18n/text';
import { formatLine, type SideNames } from '@maidan/i18n/match-text';
import type { MatchBoard } from '@maidan/contract/league/match-day';
import * as css from './LiveMatch.css.ts';

/** Ball by ball, newest first, in its own scroll area, so that the content below does not move. */
export function LiveFeed({ board: { feed, earlier }, sides }: { board: MatchBoard; sides: SideNames }) {
  return (
    <>
      <h2 className={css.heading}>{t('match.feed')}</h2>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scroll area must be reachable by keyboard */}
      <section className={css.feed} tabIndex={0} aria-label={t('match.feed')}>
        <ol>
          {feed.map((line, index) => (
            // Keyed by position rather than by ball, so that rows do not cause layout shifts.
            <li key={index} className={css.line} data-over={line.look === 'ov' ? '' : undefined}>
              <span className={css.at}>{line.at}</span>
              {line.mark === '' ? (
                <span />
              ) : (
                <span key={line.mark} className={css.mark} data-look={line.look}>
                  {line.mark}
                </span>
              )}
              <span className={css.lineText}>{formatLine(line.say, sides)}</span>
            </li>
          ))}
        </ol>
        {earlier > 0 ? <p className={css.earlier}>{t('match.earlier', { count: earlier })}</p> : null}
      </section>
    </>
  );
}
