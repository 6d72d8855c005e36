import { t } from '@maidan/i18n/text';
import type { Poster } from '../../adapters/drawing/picture.ts';
import { mediaId } from '../../adapters/files/media-url.ts';
import { cityText, taglineText } from '../previews/brand-text.service.ts';
import type { TopicKind, TopicRow } from './feeds.store.ts';

export function posterOfTopic(kind: TopicKind, { name, thumbnail }: Pick<TopicRow, 'name' | 'thumbnail'>): Poster {
  return {
    kind: 'poster',
    site: 'feed',
    label: kind === 'tag' ? t('previews.tag', { city: cityText() }) : t('previews.category', { city: cityText() }),
    name,
    foot: taglineText(),
    file: mediaId(thumbnail),
    frame: 'arch',
    isClip: false,
  };
}
