import { brand } from '@maidan/brand/brand';
import type { Poster } from '../../adapters/drawing/picture.ts';
import { storedName } from '../../adapters/files/media-url.ts';
import type { TopicKind, TopicRow } from './feeds.store.ts';

export function posterOfTopic(kind: TopicKind, { name, thumbnail }: Pick<TopicRow, 'name' | 'thumbnail'>): Poster {
  return {
    kind: 'poster',
    site: 'feed',
    label: kind === 'tag' ? `Tag · ${brand.city}` : `Category · ${brand.city}`,
    name,
    foot: brand.tagline,
    file: storedName(thumbnail),
    frame: 'arch',
    isClip: false,
  };
}
