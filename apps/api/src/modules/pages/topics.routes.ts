import {
  deskTopics,
  orderTopics,
  removeTopic,
  saveTopic,
  type DeskTopic,
  type TopicList,
} from '@maidan/contract/desk/pages/topics';
import type { Id } from '@maidan/contract/core/wire';
import type { Tx } from '../../db/open-database.ts';
import { route } from '../../http/call.ts';
import { errors } from '../../http/errors/errors.ts';
import { indexPostsOfTags } from '../search/search-index.store.ts';
import { readShownMedia, type MediaSource } from '../media/media.reply.ts';
import { defineModule } from '../module.ts';
import { requireId } from '../access/cursors.service.ts';
import { freeSlug } from './free-slug.store.ts';
import { sanitiseField } from './html-field.service.ts';
import { isPart, type PartTable } from './page-parts.store.ts';
import { requireMedia } from './require-media.service.ts';
import {
  addTopic,
  changeTopic,
  findTopicByName,
  listDeskTopics,
  removeTopicRow,
  setTopicOrder,
  type DeskTopicRow,
} from './topics.store.ts';

const nouns = { tags: 'tag', categories: 'category' } as const;
/** The tag whose posts the home page shows. */
const HOME = 'home';

/** Tags and categories, for editors. */
export const deskTopicsModule = defineModule({
  name: 'desk-topics',
  routes(context) {
    const { db, mediaUrl } = context;
    return [
      route(deskTopics, async ({ params }) => ({
        data: await describe(context, await listDeskTopics(db, params.list)),
      })),

      route(saveTopic, ({ params: { list }, body }, { act }) =>
        act(async (tx, _now, log) => {
          const noun = nouns[list];
          const name = body.name.trim();
          if (name === '') throw errors.invalidField('name', 'Please enter a name.');
          const same = await findTopicByName(tx, list, name);
          if (same && same.id !== body.id) throw errors.conflict('conflict', { text: takenText(noun, same.slug) });
          const written = {
            name,
            description: sanitiseField('description', body.description),
            ...(await partsOf(tx, list, body)),
            thumbnail: await requireMedia(tx, 'picture', body.picture),
          };
          const before = body.id === undefined ? undefined : await requireTopic(tx, list, body.id);
          const id = before?.id ?? (await addTopic(tx, list, await freeSlug(tx, list, name, noun), written));
          if (before) await changeTopic(tx, list, id, written);
          if (before && before.name !== name && list === 'tags') await indexPostsOfTags(tx, [id]);
          await log({
            action: before ? `${noun}.changed` : `${noun}.added`,
            thing: { kind: noun, id, name },
            ...(before && before.name !== name ? { before: { name: before.name }, after: { name } } : {}),
          });
          const [topic] = await describe({ db: tx, mediaUrl }, [await requireTopic(tx, list, id)]);
          if (!topic) throw errors.notFound(noun);
          return topic;
        }),
      ),

      route(orderTopics, ({ params: { list }, body }, { act }) =>
        act(async (tx, _now, log) => {
          await setTopicOrder(tx, list, body.ids);
          await log({ action: `${nouns[list]}.ordered` });
          return null;
        }),
      ),

      route(removeTopic, ({ params: { list, id } }, { act }) =>
        act(async (tx, _now, log) => {
          const noun = nouns[list];
          const topic = await requireTopic(tx, list, id);
          const refusal = findRefusal(topic, noun);
          if (refusal !== null) throw errors.conflict('conflict', { text: refusal });
          await removeTopicRow(tx, list, topic.id);
          await log({ action: `${noun}.removed`, thing: { kind: noun, id: topic.id, name: topic.name } });
          return null;
        }),
      ),
    ];
  },
});

async function requireTopic(tx: Tx, list: TopicList, key: Id): Promise<DeskTopicRow> {
  const [topic] = await listDeskTopics(tx, list, requireId(key, nouns[list]));
  if (!topic) throw errors.notFound(nouns[list]);
  return topic;
}

/** Names the topic that has the name, so that it can be found and renamed. */
const takenText = (noun: string, slug: string): string =>
  `Another ${noun} has this name: the one at /${noun}/${slug}. Choose another name, or rename that ${noun} first.`;

/** Why it cannot be removed; null when it can. */
function findRefusal({ slug, posts, followers }: DeskTopicRow, noun: string): string | null {
  if (slug === HOME) return 'The home page shows this tag. It cannot be removed.';
  if (Number(posts) > 0) return `This ${noun} has posts. Remove them from it first.`;
  return Number(followers) > 0 ? `People follow this ${noun}. It cannot be removed.` : null;
}

interface Parts {
  readonly poll_id: Id | null;
  readonly audio_bar_id: Id | null;
  readonly ad_carousel_id: Id | null;
  readonly tag_scroller_id: Id | null;
}

/** @throws ApiError 422 for a part that does not exist, and for a category with a poll */
async function partsOf(tx: Tx, list: TopicList, parts: Parts) {
  const partOf = async (field: keyof Parts, table: PartTable) => {
    const id = parts[field];
    if (id === null) return null;
    if (typeof id === 'number' && (await isPart(tx, table, id))) return id;
    throw errors.invalidField(field, 'This no longer exists. Please choose another one.');
  };
  const shared = {
    audio_bar_id: await partOf('audio_bar_id', 'audio_bars'),
    ad_carousel_id: await partOf('ad_carousel_id', 'ad_carousels'),
    tag_scroller_id: await partOf('tag_scroller_id', 'tag_scrollers'),
  };
  if (list === 'tags') return { ...shared, poll_id: await partOf('poll_id', 'polls') };
  if (parts.poll_id !== null) throw errors.invalidField('poll_id', 'Only tags have polls.');
  return shared;
}

async function describe(source: MediaSource, rows: readonly DeskTopicRow[]): Promise<DeskTopic[]> {
  const media = await readShownMedia(
    source,
    rows.map(({ thumbnail }) => thumbnail),
  );
  return rows.map(({ thumbnail, posts, followers, ...row }) => ({
    ...row,
    ...media.picture('picture', thumbnail),
    picture_id: thumbnail,
    posts: Number(posts),
    followers: Number(followers),
  }));
}
