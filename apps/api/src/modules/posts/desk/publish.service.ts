import { captionTracksOf, type PostDraft } from '@maidan/contract/desk/posts/compose';
import { findMissing } from '@maidan/contract/desk/posts/post-rules';
import type { FieldErrors } from '@maidan/contract/core/errors';
import { postKinds } from '@maidan/contract/feed/post-kinds';
import type { Tx } from '../../../db/open-database.ts';
import { errors } from '../../../http/errors/errors.ts';
import { DAY, toInstant } from '../../../runtime/clock.ts';
import { findTopicIds } from '../withdraw.store.ts';
import { findPostProblems } from '../../publishing/find-post-problems.service.ts';
import { postSchema, type PostContent } from '../../publishing/post-content.service.ts';
import { savePosts } from '../../publishing/save-posts.store.ts';
import { findPostMedia, findUnready, type UnreadyMedia } from '../../media/media.store.ts';
import { findIn } from '../../publishing/store-file.service.ts';
import type { OpenChange, StoredPost } from './post-drafts.store.ts';
import { claimSlug } from './posts.store.ts';
import { withLaterCaptions } from './published-since.service.ts';
import { slugsOf } from '../../../runtime/slugs.ts';

/** How far in the future a post can be scheduled. */
const AHEAD = 366 * DAY;

/** The fields of a post that have other names in the editor. */
const written: Readonly<Record<string, string>> = { postgallery: 'gallery', media: 'file', captions: 'caption_tracks' };

interface Published {
  readonly content: PostDraft;
  readonly at: string | undefined;
  /** The change to an existing post; undefined for a new one. */
  readonly change?: OpenChange | undefined;
}

/**
 * Writes a new post or changes one, by the same rules as packs and commands.
 * @returns its id
 * @throws ApiError 422 with the fields to correct
 */
export async function publish(tx: Tx, { content, at, change }: Published, now: number) {
  const before = change?.post;
  const missing = findMissing(content);
  // An embed from a content pack may have more than an address.
  if (before && before.media === content.address) delete missing.address;
  refuse(Object.fromEntries(Object.entries(missing).map(([field, text]) => [field, [text]])));
  const publishedAt = at === undefined ? (before?.published_at ?? now) : Date.parse(at);
  if (publishedAt > now + AHEAD) throw errors.invalidField('at', 'Please choose a time in the next twelve months.');
  const named = filesOf(content);
  const media = await findPostMedia(tx, named.values());
  const gone = [...named].filter(([, id]) => !media.has(id));
  const unready = await findUnready(tx, named.values());
  refuse(Object.fromEntries(gone.map(([field, id]) => [toField(field), [whyNot(unready.get(id))]])));
  // A published post keeps its time.
  const changed = parse(content, at === undefined ? publishedAt : Math.max(publishedAt, now));
  const captions = change ? await withLaterCaptions(tx, change, changed) : changed.captions;
  const post = { ...changed, captions };
  const topics = {
    tags: await findTopicIds(tx, 'tags', post.tags),
    categories: await findTopicIds(tx, 'categories', post.categories),
  };
  const problems = findPostProblems(post, topics);
  refuse(Object.fromEntries(problems.map(({ field, message }) => [written[field] ?? field, [`This ${message}.`]])));
  const row = before ?? (await claimSlug(tx, slugsOf(post.name), post.name, now));
  const toTime = (time: PostContent['published_at']) => ('at' in time ? time.at : now - time.ago);
  const kept = before ? keptFields(before) : {};
  await savePosts({ tx, findMedia: findIn(media), toTime, now }, [{ ...post, ...kept, slug: row.slug }], topics);
  return row.id;
}

/** Fields that the desk does not edit. */
const keptFields = (post: StoredPost) => ({
  name_status: post.name_status === 1 ? ('1' as const) : ('0' as const),
  action_btn_color: post.action_btn_color,
  views: post.view_base,
  like_count: post.like_base,
});

function refuse(fields: FieldErrors): void {
  if (Object.keys(fields).length > 0) throw errors.invalidFields(fields);
}

function whyNot(clip: UnreadyMedia | undefined): string {
  if (clip === undefined) return 'This file no longer exists. Choose another one.';
  return clip.state === 'failed' ? `This clip ${clip.problem}` : 'This clip is still being prepared.';
}

/** The ids of the files of a post, by where it uses them. */
export function filesOf(content: PostDraft): Map<string, string> {
  const { file, thumbnail, gallery } = content;
  const named = {
    file,
    thumbnail,
    ...Object.fromEntries(captionTracksOf(content).map((each, at) => [`captions ${at}`, each.file])),
    ...Object.fromEntries(gallery.map((each, at) => [`gallery ${at}`, each.file])),
  };
  return new Map(Object.entries(named).flatMap(([place, id]) => (id === null ? [] : [[place, id]])));
}

const toField = (name: string): string => {
  const [field = name] = name.split(' ');
  return written[field] ?? field;
};

/** An empty text counts as none. */
const orNull = (text: string): string | null => text.trim() || null;

function parse(content: PostDraft, publishedAt: number): PostContent {
  const { type, name, description, tags, categories, gallery } = content;
  const form = postKinds[type].media;
  const tracks = form === 'clip' ? captionTracksOf(content) : [];
  const parsed = postSchema.safeParse({
    slug: 'not-yet-known',
    name,
    type,
    // A change of type keeps earlier values in the draft; values that the type does not show are left out here.
    media: form === 'embed' ? content.address.trim() : form === 'gallery' ? null : content.file,
    thumbnail: null,
    description,
    // Only the languages are checked here; the files follow below.
    captions: tracks.map(({ language }) => ({ language, file: 'media/captions.vtt' })),
    alt: orNull(content.alt),
    credits: orNull(content.credits),
    credits_url: orNull(content.credits_url),
    action_url: orNull(content.action_url),
    action_btn_1: orNull(content.action_btn_1),
    action_btn_2: orNull(content.action_btn_2),
    tags: [...new Set(tags)],
    categories: [...new Set(categories)],
    published_at: toInstant(publishedAt),
  });
  if (!parsed.success) {
    const fields = parsed.error.issues.map(({ path, message }) => {
      const field = String(path[0]);
      return [written[field] ?? field, [`This ${message}.`]] as const;
    });
    throw errors.invalidFields(Object.fromEntries(fields));
  }
  const images = form === 'gallery' ? gallery : [];
  return {
    ...parsed.data,
    // Media are named by id here, by file name in a pack.
    thumbnail: content.thumbnail,
    captions: parsed.data.captions.map(({ language }, at) => ({
      language,
      file: tracks[at]?.file ?? '',
    })),
    postgallery: images.map(({ file, alt }) => ({ imgurl: file, alt: orNull(alt) })),
  };
}
