import {
  deskPageParts,
  PARTS_MAX,
  removePagePart,
  saveAd,
  saveAudioBar,
  saveStory,
  saveStrip,
} from '@maidan/contract/desk/pages/page-parts';
import { canFrame } from '@maidan/contract/desk/posts/post-rules';
import type { Id } from '@maidan/contract/core/wire';
import type { Tx } from '../../db/open-database.ts';
import { route } from '../../http/call.ts';
import { errors } from '../../http/errors/errors.ts';
import { findLatestStory } from '../page-parts/page-parts.store.ts';
import { defineModule } from '../module.ts';
import { requireId } from '../access/cursors.service.ts';
import { freeSlug } from './free-slug.store.ts';
import { readLink } from './read-link.service.ts';
import { describeParts } from './page-parts.reply.ts';
import { requireMedia } from './require-media.service.ts';
import {
  addAudioBar,
  addEmptyPart,
  changeAudioBar,
  countParts,
  findSlugOfPart,
  listAds,
  listAudioBars,
  listStrips,
  removePart,
  setAdImages,
  setLatestStory,
  setStripTags,
  type RemovablePart,
} from './page-parts.store.ts';

const tables = { strips: 'tag_scrollers', ads: 'ad_carousels', 'audio-bars': 'audio_bars' } as const;
const nouns: Readonly<Record<RemovablePart, string>> = {
  tag_scrollers: 'strip',
  ad_carousels: 'ad',
  audio_bars: 'audio',
};

/** The parts of pages above their posts, for editors. */
export const deskPagePartsModule = defineModule({
  name: 'desk-page-parts',
  routes(context) {
    const { db, mediaUrl } = context;
    return [
      route(deskPageParts, async () => {
        const [strips, ads, bars, story] = await Promise.all([
          listStrips(db),
          listAds(db),
          listAudioBars(db),
          findLatestStory(db),
        ]);
        return describeParts(context, { strips, ads, bars, ...(story && { story }) });
      }),

      route(saveStrip, ({ body }, { act }) =>
        act(async (tx, _now, log) => {
          const { id, slug, action } = await placeOf(tx, 'tag_scrollers', body);
          await setStripTags(tx, id, body.tag_ids);
          await log({ action, thing: { kind: 'strip', id, name: slug } });
          const { strips } = await describeParts({ db: tx, mediaUrl }, { strips: await listStrips(tx, id) });
          return only(strips, 'strip');
        }),
      ),

      route(saveAd, ({ body }, { act }) =>
        act(async (tx, _now, log) => {
          const images = [];
          for (const { file, url, alt } of body.images) {
            await requireMedia(tx, 'images', file);
            images.push({ img: file, url: readLink('images', url), alt: alt.trim() || null });
          }
          const { id, slug, action } = await placeOf(tx, 'ad_carousels', body);
          await setAdImages(tx, id, images);
          await log({ action, thing: { kind: 'ad', id, name: slug } });
          const { ads } = await describeParts({ db: tx, mediaUrl }, { ads: await listAds(tx, id) });
          return only(ads, 'ad');
        }),
      ),

      route(saveAudioBar, ({ body }, { act }) =>
        act(async (tx, _now, log) => {
          const title = body.title.trim();
          if (title === '') throw errors.invalidField('title', 'Please enter a title.');
          await requireMedia(tx, 'audio', body.audio, 'sound');
          const written = {
            audio_title: title,
            audio_description: body.description.trim(),
            audio_url: body.audio,
            audio_cover: await requireMedia(tx, 'picture', body.picture),
          };
          const before = body.id === undefined ? undefined : await requireRow(tx, 'audio_bars', body.id);
          if (!before) await requireRoom(tx, 'audio_bars');
          const id = before?.id ?? (await addAudioBar(tx, await freeSlug(tx, 'audio_bars', title, 'audio'), written));
          if (before) await changeAudioBar(tx, id, written);
          await log({ action: before ? 'audio.changed' : 'audio.added', thing: { kind: 'audio', id, name: title } });
          const { audio_bars: bars } = await describeParts({ db: tx, mediaUrl }, { bars: await listAudioBars(tx, id) });
          return only(bars, 'audio');
        }),
      ),

      route(saveStory, ({ body }, { act }) =>
        act(async (tx, _now, log) => {
          const address = body.address.trim();
          const before = await findLatestStory(tx);
          // An unchanged value may be HTML from a content pack.
          if (address !== '' && address !== before?.embed && !canFrame('embed', address)) {
            const text = 'Please enter an address on YouTube, Vimeo or Instagram, beginning with https://.';
            throw errors.invalidField('address', text);
          }
          const thumbnail = await requireMedia(tx, 'picture', body.picture);
          await setLatestStory(tx, address === '' ? null : { embed: address, thumbnail });
          await log({ action: address === '' ? 'story.removed' : 'story.changed', thing: { kind: 'story', id: 1 } });
          const written = await findLatestStory(tx);
          const { story } = await describeParts({ db: tx, mediaUrl }, written ? { story: written } : {});
          return { story };
        }),
      ),

      route(removePagePart, ({ params }, { act }) =>
        act(async (tx, _now, log) => {
          const table = tables[params.kind];
          const { id, slug } = await requireRow(tx, table, params.id);
          await removePart(tx, table, id);
          await log({ action: `${nouns[table]}.removed`, thing: { kind: nouns[table], id, name: slug } });
          return null;
        }),
      ),
    ];
  },
});

/** @throws ApiError 404 when it is gone */
function only<Part>([part]: readonly Part[], noun: string): Part {
  if (!part) throw errors.notFound(noun);
  return part;
}

async function requireRow(tx: Tx, table: RemovablePart, key: Id): Promise<{ id: number; slug: string }> {
  const id = requireId(key, nouns[table]);
  const slug = await findSlugOfPart(tx, table, id);
  if (slug === undefined) throw errors.notFound(nouns[table]);
  return { id, slug };
}

async function requireRoom(tx: Tx, table: RemovablePart): Promise<void> {
  if ((await countParts(tx, table)) < PARTS_MAX) return;
  throw errors.conflict('conflict', { text: `There are ${PARTS_MAX} already. Remove one first.` });
}

/** The part to change, or a new one with this name. */
async function placeOf(
  tx: Tx,
  table: 'ad_carousels' | 'tag_scrollers',
  { id, name }: { readonly id?: Id | undefined; readonly name: string },
) {
  const noun = nouns[table];
  if (id !== undefined) return { ...(await requireRow(tx, table, id)), action: `${noun}.changed` };
  await requireRoom(tx, table);
  const slug = await freeSlug(tx, table, name, noun);
  return { id: await addEmptyPart(tx, table, slug), slug, action: `${noun}.added` };
}
