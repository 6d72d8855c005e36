import { adCarouselById, type AdCarousel } from '@maidan/contract/feed/ad-carousels';
import { audioBarById } from '@maidan/contract/feed/audio-bars';
import { homeTagScroller, latestStory, tagScrollerById, type TagScroller } from '@maidan/contract/feed/stories';
import type { Id } from '@maidan/contract/core/wire';
import { route } from '../../http/call.ts';
import { errors } from '../../http/errors/errors.ts';
import { readShownMedia } from '../media/media.reply.ts';
import { defineModule } from '../module.ts';
import { findAdImages, findAudioBar, findLatestStory, findScrollerTags } from './page-parts.store.ts';

/** The slug of the scroller above the home feed. */
const HOME_SCROLLER = 'home';

/** The parts of a page above its posts: story strip, audio bar, ad carousel. */
export const pagePartsModule = defineModule({
  name: 'page-parts',
  routes(context) {
    const { db } = context;
    const scroller = async (key: Id): Promise<TagScroller | null> => {
      const tags = await findScrollerTags(db, key);
      if (!tags) return null;
      const media = await readShownMedia(
        context,
        tags.map(({ thumbnail }) => thumbnail),
      );
      return { tags: tags.map((tag) => ({ ...tag, ...media.picture('thumbnail', tag.thumbnail) })) };
    };
    return [
      route(audioBarById, async ({ params }) => {
        const bar = await findAudioBar(db, params.id);
        if (!bar) throw errors.notFound('audio');
        const media = await readShownMedia(context, [bar.audio_cover]);
        return {
          audio_url: media.url(bar.audio_url),
          audio_title: bar.audio_title || null,
          audio_description: bar.audio_description || null,
          ...media.picture('audio_cover', bar.audio_cover),
        };
      }),
      route(adCarouselById, async ({ params }) => {
        const images = await findAdImages(db, params.id);
        if (!images) throw errors.notFound('carousel');
        const places = [1, 2, 3, 4, 5, 6].map((place) => ({ place, image: images.get(place) }));
        const media = await readShownMedia(
          context,
          [...images.values()].map(({ img }) => img),
        );
        return Object.fromEntries([
          ...places.flatMap(({ place, image }) => Object.entries(media.picture(`img${place}`, image?.img ?? null))),
          ...places.map(({ place, image }) => [`url${place}`, image?.url ?? null]),
          ...places.map(({ place, image }) => [`alt${place}`, image?.alt ?? null]),
        ]) as AdCarousel;
      }),
      route(tagScrollerById, async ({ params }) => {
        const found = await scroller(params.id);
        if (!found) throw errors.notFound('story strip');
        return found;
      }),
      route(homeTagScroller, async () => (await scroller(HOME_SCROLLER)) ?? { tags: [] }),
      route(latestStory, async () => {
        const story = await findLatestStory(db);
        const thumbnail = story?.thumbnail ?? null;
        const media = await readShownMedia(context, [thumbnail]);
        return { embed: story?.embed ?? '', ...media.picture('thumbnail', thumbnail) };
      }),
    ];
  },
});
