import type { Id } from '@maidan/contract/core/wire';
import type { ActionButton, CategoryPage } from '@maidan/contract/feed/feeds';
import type { Post } from '@maidan/contract/feed/posts';
import { PAGE_SIZE } from '@maidan/contract/rules/limits';
import { t } from '@maidan/i18n/text';
import { defineCursor } from '../../http/cursor.ts';
import { errors } from '../../http/errors/errors.ts';
import type { AppContext } from '../app-context.ts';
import type { PostRow } from '../posts/post-columns.store.ts';
import { toPostsAndMedia } from '../posts/posts.reply.ts';
import { previewAddress } from '../previews/preview-address.service.ts';
import {
  findLastAddition,
  findTopic,
  listFeed,
  type FeedCursor,
  type TopicKind,
  type TopicRow,
} from './feeds.store.ts';
import { posterOfTopic } from './topic-preview.ts';

const feedCursor = defineCursor(['nextPage', 'publishedAt', 'postId', 'takenAt'], Number.MIN_SAFE_INTEGER);

export interface FeedRequest {
  readonly kind: TopicKind;
  readonly key: Id;
  readonly clipsOnly: boolean;
  readonly userId: number | null;
  readonly page: number;
  readonly cursor?: string | undefined;
}

/** A page of a tag or category, and the poll that only a tag can have; null when there is no such tag or category. */
export async function readFeedPage(
  context: AppContext,
  { kind, key, clipsOnly, userId, page, cursor: text }: FeedRequest,
): Promise<{ page: CategoryPage; pollId: number | null } | null> {
  const { db, clock } = context;
  const cursor = readCursor(text);
  const topic = await findTopic(db, kind, key, userId);
  if (!topic) return null;
  const now = clock();
  const rows = await listFeed(db, { kind, topicId: topic.id, clipsOnly, page, cursor, userId, now });
  const { posts, media } = await toPostsAndMedia(context, rows, [topic.thumbnail]);
  const picture = media.picture('thumbnail', topic.thumbnail);
  const isContinued = cursor !== null && page >= cursor.nextPage;
  // Not the current time: an unchanged list keeps the same cursor, so that a reader who has the list need not reload it.
  const takenAt = isContinued ? cursor.takenAt : await findLastAddition(db, kind, topic.id);
  return { page: toPage(topic, posts, nextCursor(rows, page, takenAt), kind, picture), pollId: topic.poll_id };
}

const invalidCursor = () => errors.invalidField('cursor', () => t('refused.listEnded'));

function readCursor(text: string | undefined): FeedCursor | null {
  const cursor = feedCursor.read(text || undefined, invalidCursor);
  if (cursor && cursor.nextPage < 2) throw invalidCursor();
  return cursor;
}

/** Every full page has a cursor; a page without one is the last. */
function nextCursor(rows: readonly PostRow[], page: number, takenAt: number): string | null {
  const last = rows.at(-1);
  if (!last || rows.length < PAGE_SIZE) return null;
  return feedCursor.write({ nextPage: page + 1, publishedAt: last.published_at, postId: last.id, takenAt });
}

function toPage(
  topic: TopicRow,
  posts: Post[],
  cursor: string | null,
  kind: TopicKind,
  picture: Pick<CategoryPage, 'thumbnail' | 'thumbnail_variants'>,
): CategoryPage {
  return {
    id: topic.id,
    name: topic.name,
    slug: topic.slug,
    description: topic.description,
    city: topic.city,
    ...picture,
    subscribe: topic.followers,
    audio: topic.audio_bar_id,
    ad: topic.ad_carousel_id,
    tagscroller: topic.tag_scroller_id,
    tag_cloud: topic.tag_cloud === 1 ? 'on' : 'off',
    buttons: JSON.parse(topic.buttons) as ActionButton[],
    posts,
    cursor,
    following: topic.following === null ? null : topic.following > 0,
    preview: previewAddress(kind, topic.slug, posterOfTopic(kind, topic)),
  };
}
