import { brand, league as site } from '@maidan/brand/brand';
import { storedName } from '../../adapters/files/media-url.ts';
import type { Poster, TablePicture } from '../../adapters/drawing/picture.ts';
import { previewAddress } from './preview-address.service.ts';
import type { Standing } from '../league/table/standings.ts';

/** What a league's picture is made of. */
export interface PreviewedLeague {
  readonly slug: string;
  readonly name: string;
  readonly thumbnail: string | null;
}

/** What a match's picture is made of. */
export interface PreviewedMatch {
  readonly id: number;
  readonly team_1: string;
  readonly team_2: string;
  readonly day: string;
  readonly time: string | null;
  readonly status: string;
  readonly score_1: number | null;
  readonly score_2: number | null;
  readonly ground: string | null;
}

const poster = (thumbnail: string | null) =>
  ({ kind: 'poster', site: 'league', file: storedName(thumbnail), frame: 'arch', isClip: false }) as const;

export function posterOfLeague({ name, thumbnail }: PreviewedLeague): Poster {
  return { ...poster(thumbnail), label: brand.city, name, foot: site.name };
}

const day = new Intl.DateTimeFormat(brand.locale, { day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' });

export function posterOfMatch(match: PreviewedMatch, league: string, thumbnail: string | null): Poster {
  const { team_1: one, team_2: two, status, time, ground } = match;
  const name = status === 'played' ? `${one} ${match.score_1} - ${match.score_2} ${two}` : `${one} v ${two}`;
  const when = [day.format(new Date(`${match.day}T00:00:00Z`)), time, ground].filter(Boolean).join(' · ');
  return { ...poster(thumbnail), label: league, name, foot: status === 'cancelled' ? 'Cancelled' : when };
}

/** Most teams that have room. */
const ROWS = 6;

export function pictureOfTable(league: string, title: string, rows: readonly Standing[]): TablePicture {
  const top = rows.slice(0, ROWS).map(({ name, points }) => ({ name, points: String(points) }));
  return { kind: 'table', site: 'league', file: null, label: league, title, rows: top };
}

export function leaguePreview(league: PreviewedLeague): string {
  return previewAddress('league', league.slug, posterOfLeague(league));
}

export function matchPreview(match: PreviewedMatch, league: string, thumbnail: string | null): string {
  return previewAddress('match', String(match.id), posterOfMatch(match, league, thumbnail));
}

/** A table changes with every result: whoever asks is led to the picture of now. */
export function tablePreview(categorySlug: string): string {
  return `/api/preview/table/${categorySlug}/now.jpg`;
}
