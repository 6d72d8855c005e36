import { postKindNames, postKinds, type PostKind } from '@maidan/contract/feed/post-kinds';
import { check, CommandError, place } from '../command.ts';
import type { Given } from '../command.ts';
import { fitsKind } from '../../content/validate/check-media.ts';
import { findReferenceMistakes } from '../../content/validate/check-references.ts';
import { importPosts } from '../../content/import/import-posts.ts';
import type { KeptMedia } from '../../content/import/keep-media.ts';
import { mediaReferences } from '../../content/format/media-references.ts';
import { packFiles } from '../../content/format/pack-schema.ts';
import type { Pack, PackPost } from '../../content/format/pack-schema.ts';
import type { Tx } from '../../db/open-database.ts';
import { findAnyPost } from '../../modules/posts/withdraw.store.ts';
import type { ProviderCommand, ProviderDesk } from './desk.ts';

const postSchema = packFiles['posts.json'].unwrap().element;

const option = (value: string, words: string) => ({ type: 'string', value, words }) as const;
const list = (value: string, words: string) => ({ type: 'string', multiple: true, value, words }) as const;

export const publish: ProviderCommand = {
  name: 'publish',
  summary: 'publishes a post, at once or later',
  places: '<slug>',
  options: {
    name: option('<words>', 'its title'),
    type: option('<type>', 'image, video, gallery, youtube, embed or ad; else told by the media'),
    media: option('<file>', 'the picture or clip, a file or an https:// address; for youtube and embed its address'),
    thumbnail: option('<file>', 'the picture before a clip plays'),
    image: list('<file>', 'a picture of a gallery, once for each'),
    captions: option('<file>', 'the words of a clip, WebVTT'),
    alt: option('<words>', 'what the picture shows'),
    description: option('<html>', 'the text below'),
    'description-file': option('<file>', 'the same, from a file'),
    tag: list('<slug>', 'a tag it stands under, once for each; home puts it on the home page'),
    category: list('<slug>', 'a category it stands under, once for each'),
    credits: option('<words>', 'whose work it is'),
    'credits-url': option('<https://…>', 'where more of it is'),
    'action-url': option('<https://…>', 'where its buttons lead'),
    'action-1': option('<words>', 'the first button'),
    'action-2': option('<words>', 'the second button'),
    at: option('<time>', 'when: 2026-11-28T18:30:00+05:30; now unless told otherwise'),
    'hide-name': { type: 'boolean', words: 'do not show the title' },
    replace: { type: 'boolean', words: 'write over the post of this slug, with all that is given now' },
  },
  mediaOptions: ['media', 'thumbnail', 'image', 'captions'],
  examples: [
    'turf-at-night --name "Turf at night" --media turf.jpg --alt "Six a side" --tag home --tag football --category sport',
    'smash --name "Smash" --media smash.mp4 --thumbnail smash.webp --tag home --at 2026-11-28T18:30:00+05:30',
  ],
  async run(given, desk) {
    const slug = place(given, 0, 'The slug');
    const before = await findAnyPost(desk.tx, slug);
    if (before && given.options['replace'] !== true)
      throw new CommandError(`There is a post "${slug}" already (--replace).`);
    const post = check(postSchema, {
      ...fieldsOf(given, desk),
      slug,
      views: before?.view_base ?? 0,
      like_count: before?.like_base ?? 0,
    });
    const topics = await topicsOf(desk.tx, post);
    const kept = new Map(namedFiles(given).flatMap((named) => entryOf(desk.media(named))));
    const pack = packOf(post);
    checkPost(pack, topics);
    const findMedia = (value: string | null): KeptMedia | null =>
      value === null ? null : (kept.get(value) ?? { stored: value, size: null });
    // Its time was made absolute above; nothing of it is "so long ago".
    const toTime = (time: PackPost['published_at']) => ('at' in time ? time.at : desk.now - time.ago);
    await importPosts({ tx: desk.tx, pack, findMedia, toTime, now: desk.now }, topics);
    const hidden = before && before.withdrawn_at !== null ? ' It stays withdrawn until pnpm provider:restore.' : '';
    return `${before ? 'Changed' : 'Published'} "${post.name}" (/post/${slug}).${hidden}`;
  },
};

/** The options under the names that a pack has for them; a kept file by the name it is kept under. */
function fieldsOf({ options }: Given, { media, readText, now }: ProviderDesk): Record<string, unknown> {
  const stored = (named: unknown) => (typeof named === 'string' ? (media(named)?.stored ?? named) : undefined);
  const images = namesIn(options['image']).map((named) => ({ imgurl: stored(named) }));
  const file = options['description-file'];
  const shown = stored(options['media']);
  return {
    name: options['name'],
    type: options['type'] ?? typeOf(shown, images.length),
    media: shown,
    thumbnail: stored(options['thumbnail']),
    captions: stored(options['captions']),
    postgallery: images,
    alt: options['alt'],
    description: typeof file === 'string' ? readText(file) : options['description'],
    tags: options['tag'],
    categories: options['category'],
    credits: options['credits'],
    credits_url: options['credits-url'],
    action_url: options['action-url'],
    action_btn_1: options['action-1'],
    action_btn_2: options['action-2'],
    name_status: options['hide-name'] === true ? '0' : '1',
    published_at: options['at'] ?? new Date(now).toISOString(),
  };
}

function typeOf(media: string | undefined, images: number): PostKind | undefined {
  const form = media?.endsWith('.mp4') ? 'clip' : images > 0 ? 'gallery' : 'picture';
  return postKindNames.find((kind) => postKinds[kind].media === form);
}

const namesIn = (typed: Given['options'][string]): readonly string[] =>
  [typed ?? []].flat().filter((value) => typeof value === 'string');

const namedFiles = ({ options }: Given): string[] =>
  ['media', 'thumbnail', 'image', 'captions'].flatMap((name) => namesIn(options[name]));

const entryOf = (kept: KeptMedia | null): [string, KeptMedia][] => (kept ? [[kept.stored, kept]] : []);

/** A pack of this one post, so that the importer's own code places it. */
function packOf(post: PackPost): Pack {
  const files = Object.entries(packFiles).map(([file, schema]) => [
    file,
    schema.parse(file === 'pack.json' ? { format: 1, name: 'provider' } : undefined),
  ]);
  return { ...(Object.fromEntries(files) as Pack), 'posts.json': [post] };
}

function checkPost(pack: Pack, topics: Awaited<ReturnType<typeof topicsOf>>): void {
  const [post] = pack['posts.json'];
  const missing = [
    ...(post?.tags ?? []).filter((slug) => !topics.tags.has(slug)).map((slug) => `There is no tag "${slug}".`),
    ...(post?.categories ?? [])
      .filter((slug) => !topics.categories.has(slug))
      .map((slug) => `There is no category "${slug}".`),
  ];
  const bare = findReferenceMistakes(pack).filter(({ words }) => !/^there is no (tag|category) /.test(words));
  const wrong = mediaReferences(pack).filter(({ value, kind }) => value.startsWith('media/') && !fitsKind(value, kind));
  const mistakes = [
    ...missing,
    ...bare.map(({ words }) => `${words} (--media, --image).`),
    ...wrong.map(({ place: at, kind }) => `--${at.split('.').at(-1)} must be of the kind: ${kind}.`),
  ];
  if (mistakes.length > 0) throw new CommandError(mistakes.join('\n'));
}

async function topicsOf(tx: Tx, { tags, categories }: PackPost) {
  const idsOf = async (table: 'tags' | 'categories', slugs: readonly string[]) => {
    if (slugs.length === 0) return new Map<string, number>();
    const rows = await tx.selectFrom(table).select(['id', 'slug']).where('slug', 'in', slugs).execute();
    return new Map(rows.map(({ id, slug }) => [slug, id]));
  };
  return { tags: await idsOf('tags', tags), categories: await idsOf('categories', categories) };
}
