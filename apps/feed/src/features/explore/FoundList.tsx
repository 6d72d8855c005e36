import { t } from '@maidan/i18n/text';
import { postMark, useIsHidden } from '@maidan/actions/mutes/is-muted';
import type { Found } from '@maidan/api-client/queries/feed/search';
import { shownPicture } from '@maidan/contract/media/picture-variants';
import type { Post } from '@maidan/contract/feed/posts';
import type { FoundLeague, SearchType } from '@maidan/contract/feed/search';
import type { Topic } from '@maidan/contract/feed/tags';
import { formatNumber } from '@maidan/i18n/number';
import { useSiteConfig } from '@maidan/site/browser/use-site-config';
import { ArchLink } from '@maidan/ui/ArchLink';
import type { ReactNode } from 'react';
import { paths } from '../../paths.ts';
import { leagueAddress, matchAddress, teamAddress } from './league-address.ts';
import { matchMeta, matchTitle } from './result-text.ts';
import * as css from './Results.css.ts';
import { VideoRow } from './VideoRow.tsx';

interface Row {
  /** Identifies an entry, so that one which has moved to a later page is not shown twice. */
  key: string;
  row: ReactNode;
  /** Mark of a post, which the reader may have hidden. */
  mark?: string;
}

const postRow = (post: Post, isVideo: boolean, moments: Found['moments']): Row => ({
  key: post.slug,
  row: <VideoRow post={post} isVideo={isVideo} moment={moments.find(({ post_id }) => post_id === post.id)} />,
  mark: postMark(post),
});

const topicRow = ({ slug, name, thumbnail, thumbnail_variants, subscribe }: Topic, href: string): Row => ({
  key: slug,
  row: (
    <ArchLink
      label={name}
      image={shownPicture(thumbnail, thumbnail_variants)}
      href={href}
      meta={
        subscribe === null
          ? t('topics.trendingIn', { name })
          : t('topics.followers', { count: subscribe, number: formatNumber(subscribe) })
      }
    />
  ),
});

const leagueRow = (
  key: string,
  label: string,
  { thumbnail, thumbnail_variants: variants }: FoundLeague,
  href: string,
  meta?: string,
): Row => ({
  key,
  row: (
    <ArchLink
      label={label}
      image={shownPicture(thumbnail, variants)}
      href={href}
      {...(meta !== undefined && { meta })}
    />
  ),
});

/** The results of one type, of all pages loaded so far. */
export function FoundList({ pages, type }: { pages: readonly Found[]; type: SearchType }) {
  const { leagueOrigin } = useSiteConfig();
  const isHidden = useIsHidden();
  const shown = (posts: readonly Post[]) => posts.filter((post) => !isHidden(post));
  const rowsOf: Readonly<Record<SearchType, (page: Found) => Row[]>> = {
    tags: ({ tags }) => tags.map((tag) => topicRow(tag, paths.tag(tag.slug))),
    categories: ({ categories }) => categories.map((category) => topicRow(category, paths.category(category.slug))),
    videos: ({ videos, moments }) => shown(videos).map((post) => postRow(post, true, moments)),
    posts: ({ posts, moments }) => shown(posts).map((post) => postRow(post, false, moments)),
    leagues: ({ leagues }) =>
      leagues.map((league) => leagueRow(league.slug, league.name, league, leagueAddress(leagueOrigin, league))),
    teams: ({ teams }) =>
      teams.map((team) => {
        const { name, category, league } = team;
        const key = `${category.yslcategory_id} ${name}`;
        return leagueRow(key, name, league, teamAddress(leagueOrigin, team), `${category.name} · ${league.name}`);
      }),
    matches: ({ matches }) =>
      matches.map((match) =>
        leagueRow(
          String(match.id),
          matchTitle(match),
          match.league,
          matchAddress(leagueOrigin, match),
          matchMeta(match),
        ),
      ),
  };
  const rows = new Map(pages.flatMap(rowsOf[type]).map((row) => [row.key, row]));
  if (rows.size === 0) return null;
  return (
    <ul>
      {[...rows.values()].map(({ key, row, mark }) => (
        <li key={key} className={css.item} data-place={key} data-mute={mark}>
          {row}
        </li>
      ))}
    </ul>
  );
}
