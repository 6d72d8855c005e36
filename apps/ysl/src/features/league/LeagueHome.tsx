import type { League } from '@maidan/contract/leagues';
import { EmptyState } from '@maidan/ui/EmptyState';
import { HtmlContent } from '@maidan/ui/HtmlContent';
import type { ReactNode } from 'react';
import * as css from './LeagueHome.css.ts';

interface LeagueHomeProps {
  league: League;
  /** The league's picture, with the class it gets. */
  picture: (className: string) => ReactNode;
}

/** A league's thumbnail, name, details and sponsor (specification, section 2, "Home"). */
export function LeagueHome({ league, picture }: LeagueHomeProps) {
  const { name, details, sponsor_name: sponsorName, sponsor_img: sponsorImage } = league;
  return (
    <>
      <section className={css.hero}>
        <div className={css.heroInside}>
          <h1 className={css.name}>{name}</h1>
          <div className={css.picturePlace}>{picture(css.picture)}</div>
        </div>
      </section>
      <section className={css.details} aria-label="Details">
        <div className={css.words}>
          {details === '' ? <EmptyState title="Nothing Here to Show!" /> : <HtmlContent html={details} />}
        </div>
        {sponsorName || sponsorImage ? (
          <aside className={css.sponsor} aria-label="Sponsor">
            <div>
              <p className={css.sponsorLabel}>Sponsor</p>
              <p className={css.sponsorName}>{sponsorName}</p>
            </div>
            {sponsorImage ? (
              <img className={css.sponsorImage} src={sponsorImage} alt={sponsorName ?? 'Sponsor'} width={300} height={150} />
            ) : null}
          </aside>
        ) : null}
      </section>
    </>
  );
}
