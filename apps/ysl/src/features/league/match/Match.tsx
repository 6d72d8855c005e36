import { atBase } from '@maidan/i18n/language-of-path';
import { fileAtBase } from '@maidan/i18n/language-of-path';
import { marginText } from '@maidan/i18n/results/result-text';
import { t } from '@maidan/i18n/text';
import type { Fixture, FixturePage } from '@maidan/contract/league/league-fixtures';
import { matchCalendar, teamCalendar } from '@maidan/contract/league/league-calendars';
import { JsonLd } from '@maidan/site/document/JsonLd';
import { useSiteConfig } from '@maidan/site/browser/use-site-config';
import { Breadcrumb } from '@maidan/ui/Breadcrumb';
import { optionalPart } from '@maidan/browser/lazy-part';
import { LinkButton } from '@maidan/ui/LinkButton';
import { ShareButton } from '@maidan/ui/ShareButton';
import { Suspense } from 'react';
import { paths } from '../../../paths.ts';
import { AddToCalendar } from '../calendar/AddToCalendar.tsx';
import { Calendars } from '../calendar/Calendars.tsx';
import { frame } from '../../../frame.css.ts';
import { CATEGORY } from '../season/choose-category.ts';
import { isOpen } from '../season/fixture-marks.ts';
import { withoutPlaceholders } from '../season/team/choose-team.ts';
import { Score } from '../season/Score.tsx';
import { OnYourPage } from '../embed/OnYourPage.tsx';
import { formerNames } from '../team/current-name.ts';
import { useTeamLinks, useTeams } from '../team/use-team-links.tsx';
import { KickOff } from './KickOff.tsx';
import { LiveMatch } from './live/LiveMatch.tsx';
import { useBoard } from './live/use-board.ts';
import { matchEvent } from './match-event.ts';
import { endText, matchTitle, formatWhen } from './match-text.ts';
import * as css from './MatchView.css.ts';
import { RegisterWay } from './RegisterWay.tsx';

/** Optional: the page works if this part cannot be loaded. */
const PushButton = optionalPart(async () => (await import('@maidan/site/features/push/PushButton')).PushButton);
const SaveButton = optionalPart(async () => (await import('@maidan/site/features/saved/SaveButton')).SaveButton);

/** A match: its score, time, place, calendars, and links. */
export function Match({ page }: { page: FixturePage }) {
  const { fixture, league, category, group } = page;
  const { origin } = useSiteConfig();
  const board = useBoard(page);
  const title = matchTitle(fixture);
  const address = `${origin}${atBase(t('language.base'), paths.match(league.slug, page.id))}`;
  const inCategory = (path: string) => `${path}?${CATEGORY}=${category.yslcategory_id}`;
  const crumbs = [
    { label: league.name, href: paths.league(league.slug) },
    { label: t('league.fixtures'), href: inCategory(paths.fixtures(league.slug)) },
    { label: t('match.match') },
  ];
  const withTeams = { ...league, calendar: category.calendar };
  const teams = useTeams(withTeams, category.yslcategory_id);
  const teamLink = useTeamLinks(withTeams, category.yslcategory_id);
  const calendar = category.calendar;
  const decided = withoutPlaceholders([fixture.team_1, fixture.team_2], teams);
  const calendars = calendar && [
    ...decided.map((name) => ({ name, address: teamCalendar(calendar, name) })),
    { name: t('league.allMatchesOf', { name: category.name }), address: calendar },
  ];
  const file = calendar && matchCalendar(calendar, page.id);
  const end = endText(fixture);
  const movedFrom = formatWhen(fixture.moved_from_date, fixture.moved_from_time);
  return (
    <div className={frame}>
      <JsonLd data={matchEvent(page, address)} />
      <header className={css.head}>
        <Breadcrumb crumbs={crumbs} />
        <div className={css.titleRow}>
          <h1 className={css.title}>{title}</h1>
          <div className={css.titleActions}>
            <Suspense fallback={<span className={css.savePlace} />}>
              <SaveButton
                entry={{ kind: 'match', id: `${league.slug}/${page.id}`, label: title }}
                path={paths.match(league.slug, page.id)}
              />
            </Suspense>
            <ShareButton
              content={{
                title,
                text: `${title}, ${league.name}`,
                url: address,
                ...(page.preview === null ? {} : { picture: fileAtBase(t('language.base'), page.preview) }),
              }}
              variant="edge"
            />
          </div>
        </div>
      </header>
      {fixture.cancelled ? <p className={css.notice}>{t('match.cancelled')}</p> : null}
      {movedFrom && isOpen(fixture) ? <p className={css.notice}>{t('match.movedFrom', { when: movedFrom })}</p> : null}
      {board ? (
        <LiveMatch page={page} board={board} />
      ) : (
        <div className={css.board}>
          <Side fixture={fixture} team={1} name={teamLink} />
          <Score fixture={fixture} />
          <Side fixture={fixture} team={2} name={teamLink} />
        </div>
      )}
      {end === '' ? null : <p className={css.end}>{end}</p>}
      <dl className={css.facts}>
        <Fact label={t('match.when')}>
          <KickOff fixture={fixture} />
        </Fact>
        {fixture.ground ? <Fact label={t('match.where')}>{fixture.ground}</Fact> : null}
        <Fact label={t('match.match')}>{[fixture.type, group, category.name].filter(Boolean).join(' · ')}</Fact>
      </dl>
      <RegisterWay slug={league.slug} />
      <div className={css.ways}>
        {file !== null && fixture.date !== null && isOpen(fixture) ? (
          <AddToCalendar
            name={title}
            address={file}
            match={{
              title,
              startsAt: fixture.starts_at,
              day: fixture.date,
              place: fixture.ground ?? '',
              about: address,
            }}
          />
        ) : null}
        <LinkButton href={inCategory(paths.table(league.slug))}>
          {t('match.tableOf', { category: category.name })}
        </LinkButton>
        <LinkButton href={inCategory(paths.fixtures(league.slug))}>{t('match.allFixtures')}</LinkButton>
      </div>
      <div className={css.bells}>
        <Suspense fallback={null}>
          <PushButton topic={{ kind: 'match', id: `${league.slug}/${page.id}`, label: t('match.match') }} />
          {decided.map((team) => (
            <PushButton
              key={team}
              topic={{ kind: 'team', id: `${league.slug}/${team}`, label: team }}
              former={formerNames(teams, category.yslcategory_id, team).map((name) => `${league.slug}/${name}`)}
            />
          ))}
        </Suspense>
      </div>
      {calendars ? <Calendars calendars={calendars} /> : null}
      <OnYourPage path={paths.embeddedMatch(page.id)} title={title} height={320} />
    </div>
  );
}

/** A team, with its margin if it won. */
function Side({ fixture, team, name }: { fixture: Fixture; team: 1 | 2; name: (team: string) => React.ReactNode }) {
  const { team_1: one, team_2: two, won_by: wonBy } = fixture;
  return (
    <div className={css.side}>
      <span className={css.team}>{name(team === 1 ? one : two)}</span>
      {wonBy?.team === team ? <span className={css.margin}>{marginText(wonBy)}</span> : null}
    </div>
  );
}

function Fact({ label, children }: { label: string; children: React.ReactNode }) {
  return (
    <div>
      <dt className={css.label}>{label}</dt>
      <dd className={css.fact}>{children}</dd>
    </div>
  );
}
