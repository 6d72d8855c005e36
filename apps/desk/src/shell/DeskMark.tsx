import { brand, league } from '@maidan/brand/brand';
import { LeagueWordmark } from '@maidan/site/brand/LeagueWordmark';
import { Wordmark } from '@maidan/site/brand/Wordmark';
import { VisuallyHidden } from '@maidan/ui/VisuallyHidden';
import * as css from './TopBar.css.ts';

/** The wordmark of the site being edited, followed by “Desk”. */
export function DeskMark({ ofLeague = false }: { ofLeague?: boolean }) {
  return (
    <>
      {ofLeague ? <LeagueWordmark height={22} /> : <Wordmark className={css.word} />}
      <b className={css.name}>
        <VisuallyHidden>{ofLeague ? league.abbreviation : brand.name} </VisuallyHidden>Desk
      </b>
    </>
  );
}
