import type { Id } from '@maidan/contract/core/wire';
import { league as site } from '@maidan/brand/brand';
import type { Poster } from '../../../adapters/drawing/picture.ts';
import { mediaId } from '../../../adapters/files/media-url.ts';
import type { Db } from '../../../db/open-database.ts';
import { errors } from '../../../http/errors/errors.ts';
import { cityText } from '../../previews/brand-text.service.ts';
import { findLeague } from './leagues.store.ts';

/** @throws ApiError 404 */
export async function requireLeague(db: Db, key: Id) {
  const league = await findLeague(db, key);
  if (!league) throw errors.notFound('league');
  return league;
}

/** A poster of the league site, with the league's picture. */
export function leaguePoster(thumbnail: string | null, text: Pick<Poster, 'label' | 'name' | 'foot'>): Poster {
  return { kind: 'poster', site: 'league', file: mediaId(thumbnail), frame: 'arch', isClip: false, ...text };
}

export function posterOfLeague({ name, thumbnail }: { name: string; thumbnail: string | null }): Poster {
  return leaguePoster(thumbnail, { label: cityText(), name, foot: site.name });
}
