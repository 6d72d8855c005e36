import { t } from '@maidan/i18n/text';
import { teamCalendar } from '@maidan/contract/league/league-calendars';
import type { Outcome, TeamPage } from '@maidan/contract/league/teams';
import { Breadcrumb } from '@maidan/ui/Breadcrumb';
import { frame } from '../../../frame.css.ts';
import { paths } from '../../../paths.ts';
import { AddToCalendar } from '../calendar/AddToCalendar.tsx';
import { CATEGORY } from '../season/choose-category.ts';
import { markFixtures } from '../season/fixture-marks.ts';
import { FixtureRow } from '../season/FixtureRow.tsx';
import { OnYourPage } from '../embed/OnYourPage.tsx';
import { Crest } from './Crest.tsx';
import { FollowTeam } from './FollowTeam.tsx';
import { Squad } from './Squad.tsx';
import * as css from './Team.css.ts';

/** The most former names shown. */
const FORMER_MOST = 3;

/** A team: its crest, place in the table, matches and squad. */
export function Team({ page, today }: { page: TeamPage; today: string }) {
  const { name, former_names: former, league, category, groups, fixtures, yslcategory_id: id } = page;
  const inCategory = (path: string) => `${path}?${CATEGORY}=${id}`;
  const marks = markFixtures(fixtures, today);
  const calendar = category.calendar;
  return (
    <>
      <section className={css.hero} aria-labelledby="team">
        <div className={`${frame} ${css.heroFrame}`}>
          <div className={css.crumbs}>
            <Breadcrumb
              crumbs={[
                { label: league.name, href: paths.league(league.slug) },
                { label: t('league.table'), href: inCategory(paths.table(league.slug)) },
                { label: t('team.team') },
              ]}
            />
          </div>
          <h1 id="team" className={css.name}>
            {name}
          </h1>
          <div className={css.crestPlace}>
            <Crest team={page} className={css.crest} sizes="(min-width: 760px) 128px, 72px" />
          </div>
          <div className={css.where}>
            <p>{[category.name, ...groups].join(' · ')}</p>
            {former.length === 0 ? null : (
              <p className={css.former}>{t('team.formerly', { names: former.slice(0, FORMER_MOST).join(', ') })}</p>
            )}
          </div>
          <div className={css.acts}>
            <FollowTeam page={page} />
            {calendar === null ? null : <AddToCalendar name={name} address={teamCalendar(calendar, name)} />}
          </div>
        </div>
      </section>
      <div className={frame}>
        <Record page={page} />
        <div className={css.columns}>
          <section aria-labelledby="matches">
            <h2 id="matches" className={css.heading}>
              {t('team.matches')}
            </h2>
            {fixtures.length === 0 ? <p className={css.note}>{t('team.noMatches')}</p> : null}
            <ul>
              {fixtures.map((fixture, at) => (
                <FixtureRow
                  key={String(fixture.id)}
                  fixture={fixture}
                  mark={marks[at] ?? null}
                  href={fixture.id === null ? null : paths.match(league.slug, fixture.id)}
                />
              ))}
            </ul>
          </section>
          <div>
            {page.form.length === 0 ? null : <Form form={page.form} />}
            <Squad page={page} />
          </div>
        </div>
        <OnYourPage
          path={paths.embeddedNext(league.slug, page.slug)}
          title={t('embed.nextOf', { team: name })}
          height={220}
        />
      </div>
    </>
  );
}

/** Renders nothing for a team without a table. */
function Record({ page: { standing } }: { page: TeamPage }) {
  if (!standing) return null;
  const { place, row } = standing;
  const figures = [
    [t('team.place'), place],
    [t('team.played'), row.matches],
    [t('team.won'), row.win],
    [t('team.lost'), row.lost],
    [t('league.points'), row.points],
  ] as const;
  return (
    <dl className={css.record}>
      {figures.map(([label, figure]) => (
        <div key={label} className={css.figurePlace}>
          <dt className={css.label}>{label}</dt>
          <dd className={css.figure}>{figure}</dd>
        </div>
      ))}
    </dl>
  );
}

const outcomeText = (outcome: Outcome): string => {
  if (outcome === 'won') return t('team.won');
  if (outcome === 'lost') return t('team.lost');
  return outcome === 'tied' ? t('team.tied') : t('team.noResult');
};

/** Results differ in text and shape, not by colour alone. */
function Form({ form }: { form: readonly Outcome[] }) {
  return (
    <section aria-labelledby="form">
      <h2 id="form" className={css.heading}>
        {t('team.form')}
      </h2>
      <ol className={css.form}>
        {form.map((outcome, at) => (
          // oxlint-disable-next-line react/no-array-index-key -- results differ only in their place
          <li key={at} className={css.outcome} data-outcome={outcome}>
            {outcomeText(outcome)}
          </li>
        ))}
      </ol>
      <p className={css.note}>{t('team.formNote')}</p>
    </section>
  );
}
