import { t } from '@maidan/i18n/text';
import { shownPicture } from '@maidan/contract/media/picture-variants';
import type { League } from '@maidan/contract/league/leagues';
import { EmptyState } from '@maidan/ui/EmptyState';
import { HtmlContent } from '@maidan/ui/HtmlContent';
import { Picture } from '@maidan/ui/Picture';
import { PosterHead } from '@maidan/ui/PosterHead';
import * as css from './LeagueHome.css.ts';
import defaultImage from './league-default.svg';
import { TeamAction } from './register/TeamAction.tsx';
import { MyTeam } from './season/team/MyTeam.tsx';

export function LeagueHome({ league }: { league: League }) {
  const { name, details, sponsor_name: sponsorName, sponsor_img: sponsorImage } = league;
  const cover = shownPicture(league.thumbnail, league.thumbnail_variants) ?? defaultImage;
  return (
    <>
      <PosterHead size="l" name={name} image={cover} action={<TeamAction league={league} />} />
      {league.open_registration === null ? null : <p className={css.registering}>{t('league.registering')}</p>}
      <MyTeam />
      <section className={css.details} aria-label={t('league.details')}>
        <div className={css.text}>
          {details === '' ? <EmptyState flush title={t('league.nothing')} /> : <HtmlContent html={details} />}
        </div>
        {sponsorName || sponsorImage ? (
          <aside className={css.sponsor} aria-label={t('league.sponsor')}>
            <div>
              <p className={css.sponsorLabel}>{t('league.sponsor')}</p>
              <p className={css.sponsorName}>{sponsorName}</p>
            </div>
            {sponsorImage ? (
              <Picture
                of={shownPicture(sponsorImage, league.sponsor_img_variants)}
                sizes="300px"
                className={css.sponsorImage}
                src={sponsorImage}
                alt={sponsorName ?? t('league.sponsor')}
                width={300}
                height={150}
                loading="lazy"
              />
            ) : null}
          </aside>
        ) : null}
      </section>
    </>
  );
}
