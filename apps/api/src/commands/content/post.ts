import { DEFAULT_POST_KIND, postKindNames, postKinds } from '@maidan/contract/feed/post-kinds';
import { z } from 'zod';
import type { Tx } from '../../db/open-database.ts';
import { addMedia } from '../../modules/media/media.store.ts';
import { restorePost, withdrawPost } from '../../modules/posts/withdraw.service.ts';
import { findAnyPost, findTopicIds } from '../../modules/posts/withdraw.store.ts';
import { findPostProblems } from '../../modules/publishing/find-post-problems.service.ts';
import { postSchema, type PostContent } from '../../modules/publishing/post-content.service.ts';
import { savePosts, type TopicIds } from '../../modules/publishing/save-posts.store.ts';
import { findIn } from '../../modules/publishing/store-file.service.ts';
import { readCaptionOptions } from './caption-options.ts';
import { CommandError, defineCommand, flag, none, pickOptions, replace, text } from '../command.ts';
import { readHtml, storeMediaFiles } from '../operator-files.ts';

const { slug, action_btn_1, action_btn_2, published_at, tags, categories, type } = postSchema.shape;
const onePost = z.object({ slug: z.string().trim().min(1) });

export const postCommands = [
  defineCommand({
    name: 'post publish',
    summary: 'publishes a post, now or later',
    args: z.object({ slug }),
    options: z.object({
      ...pickOptions(postSchema, {
        name: '<text> the title',
        alt: '<text> a description of the picture',
        description: '<html> the text below',
        credits: '<text> the author of the media',
        credits_url: '<https://...> more about the author',
        action_url: '<https://...> the link of the buttons',
      }),
      description_file: text('<file> --description from a file'),
      type: type
        .unwrap()
        .optional()
        .describe(`<type> ${postKindNames.join(', ')}; by default, that of the media`),
      media: text('<file> the picture or clip; for youtube and embed an address'),
      thumbnail: text('<file> the picture before a clip plays'),
      image: z.array(z.string()).default([]).describe('<file> a picture of a gallery, once for each'),
      captions: z
        .array(z.string())
        .default([])
        .describe('<file> the captions of a clip, WebVTT; once for each language: en=smash.vtt, kn=smash-kn.vtt'),
      tag: tags.describe('<slug> a tag, once for each; home adds the post to the home page'),
      category: categories.describe('<slug> a category, once for each'),
      action_1: action_btn_1.describe('<text> the first button'),
      action_2: action_btn_2.describe('<text> the second button'),
      at: published_at.optional().describe('<time> 2026-11-28T18:30:00+05:30; now by default'),
      hide_name: flag('hide the title'),
      replace,
    }),
    access: 'write',
    example: 'turf-at-night --name "Turf at night" --media turf.jpg --alt "Six a side" --tag home --category sport',
    async prepare({ media, thumbnail, image, captions, description_file }, context) {
      const tracks = readCaptionOptions(captions);
      const mediaFile = media !== undefined && /^https?:/i.test(media) ? undefined : media;
      return {
        tracks,
        stored: await storeMediaFiles([mediaFile, thumbnail, ...image, ...tracks.map(({ file }) => file)], context),
        description: await readHtml(description_file, context),
      };
    },
    async run(input, { tx, now }, { stored, tracks, description = input.description }) {
      const existing = await findAnyPost(tx, input.slug);
      if (existing && !input.replace) throw new CommandError(`The post "${input.slug}" already exists (--replace).`);
      const toValue = (name: string | undefined) => (name === undefined ? null : (stored.get(name)?.id ?? name));
      const media = toValue(input.media);
      const post: PostContent = {
        slug: input.slug,
        name: input.name,
        type: input.type ?? guessKind(media, input.image.length),
        media,
        thumbnail: toValue(input.thumbnail),
        captions: tracks.map(({ language, file }) => ({ language, file: toValue(file) ?? file })),
        postgallery: input.image.map((name) => ({ imgurl: toValue(name) ?? name, alt: null })),
        alt: input.alt,
        description,
        credits: input.credits,
        credits_url: input.credits_url,
        action_url: input.action_url,
        action_btn_1: input.action_1,
        action_btn_2: input.action_2,
        action_btn_color: null,
        name_status: input.hide_name ? '0' : '1',
        views: existing?.view_base ?? 0,
        like_count: existing?.like_base ?? 0,
        width: null,
        height: null,
        duration: null,
        tags: input.tag,
        categories: input.category,
        published_at: input.at ?? { at: now },
      };
      const topics = {
        tags: await findTopicIds(tx, 'tags', post.tags),
        categories: await findTopicIds(tx, 'categories', post.categories),
      };
      checkPost(post, topics);
      await addMedia(tx, stored.values(), now);
      const byValue = new Map([...stored.values()].map((file) => [file.id, file]));
      const toTime = (time: PostContent['published_at']) => ('at' in time ? time.at : now - time.ago);
      await savePosts({ tx, findMedia: findIn(byValue), toTime, now }, [post], topics);
      const note = existing && existing.withdrawn_at !== null ? ' It stays withdrawn until maidan post restore.' : '';
      return `${existing ? 'Changed' : 'Published'} "${post.name}" (/post/${post.slug}).${note}`;
    },
  }),

  defineCommand({
    name: 'post withdraw',
    summary: 'removes a post from feeds, search and sitemap; its page is 404',
    args: onePost,
    options: none,
    access: 'write',
    async run(input, { tx, now }) {
      const post = await requirePost(tx, input.slug);
      if (!(await withdrawPost(tx, post, now))) return 'The post is already withdrawn.';
      return `Withdrew "${post.name}". maidan post restore brings it back, with its likes and comments; its files are removed after 30 days.`;
    },
  }),

  defineCommand({
    name: 'post restore',
    summary: 'brings a withdrawn post back, with its likes and comments',
    args: onePost,
    options: none,
    access: 'write',
    async run(input, { tx, files }) {
      const post = await requirePost(tx, input.slug);
      const restored = await restorePost(tx, files, post);
      if (restored === 'not withdrawn') return 'The post is not withdrawn.';
      if (restored === 'restored') return `"${post.name}" is back.`;
      throw new CommandError(
        'Its files have been removed since it was withdrawn: publish it again with --replace, then restore it.',
      );
    },
  }),
];

function guessKind(media: string | null, images: number): PostContent['type'] {
  const form = media?.endsWith('.mp4') ? 'clip' : images > 0 ? 'gallery' : 'picture';
  return postKindNames.find((kind) => postKinds[kind].media === form) ?? DEFAULT_POST_KIND;
}

function checkPost(post: PostContent, topics: TopicIds): void {
  const problems = findPostProblems(post, topics).map(({ field, message, kind }) => {
    if (kind === 'topic') return `The ${message}.`;
    const option = field === 'postgallery' ? '--image' : `--${field}`;
    return kind === 'lack' ? `${message} (--media, --image).` : `${option} ${message}.`;
  });
  if (problems.length > 0) throw new CommandError(problems.join('\n'));
}

async function requirePost(tx: Tx, typed: string) {
  const post = await findAnyPost(tx, typed);
  if (!post)
    throw new CommandError(`The post "${typed}" does not exist. The slug is the end of its address, /post/<slug>.`);
  return post;
}
