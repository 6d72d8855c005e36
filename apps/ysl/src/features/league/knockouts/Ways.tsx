import { t } from '@maidan/i18n/text';
import type { LeagueCategory } from '@maidan/contract/league/leagues';
import { Link } from '@maidan/ui/links/LinkProvider';
import { paths } from '../../../paths.ts';
import type { SeasonPart } from '../season-page.ts';
import { CATEGORY } from '../season/choose-category.ts';
import * as css from './Ways.css.ts';

interface WaysProps {
  league: string;
  category: LeagueCategory;
  part: SeasonPart;
}

/** Links between a category's table and its knock-outs. */
export function Ways({ league, category, part }: WaysProps) {
  const query = `?${new URLSearchParams({ [CATEGORY]: String(category.yslcategory_id) })}`;
  const ways = [
    { name: 'table', href: paths.table(league), label: t('league.table') },
    { name: 'knockouts', href: paths.knockouts(league), label: t('bracket.knockouts') },
  ] as const;
  return (
    <nav className={css.ways} aria-label={t('bracket.waysOf', { category: category.name })}>
      {ways.map(({ name, href, label }) => (
        <Link key={name} className={css.way} href={`${href}${query}`} aria-current={name === part ? 'page' : undefined}>
          {label}
        </Link>
      ))}
    </nav>
  );
}
