import { adCarouselById, type AdCarousel } from '@maidan/contract/feed/ad-carousels';
import { audioBarById } from '@maidan/contract/feed/audio-bars';
import { homeTagScroller, latestStory, tagScrollerById, type TagScroller } from '@maidan/contract/feed/stories';
import type { Id } from '@maidan/contract/core/wire';
import { pictureFields } from '../../adapters/files/media-url.ts';
import { route } from '../../http/call.ts';
import { errors } from '../../http/errors/errors.ts';
import { defineModule } from '../module.ts';
import { findAdImages, findAudioBar, findLatestStory, findScrollerTags } from './page-parts.store.ts';

/** The slug of the scroller above the home feed. */
const HOME_SCROLLER = 'home';

/** What a page shows above its posts: story strip, audio bar, ad carousel. */
export const pagePartsModule = defineModule({
  name: 'page-parts',
  routes({ db, mediaUrl }) {
    const scroller = async (key: Id): Promise<TagScroller | null> => {
      const tags = await findScrollerTags(db, key);
      return tags && { tags: tags.map((tag) => ({ ...tag, ...pictureFields('thumbnail', tag.thumbnail, mediaUrl) })) };
    };
    return [
      route(audioBarById, async ({ params }) => {
        const bar = await findAudioBar(db, params.id);
        if (!bar) throw errors.notFound('audio');
        return {
          audio_url: mediaUrl(bar.audio_url),
          audio_title: bar.audio_title || null,
          audio_description: bar.audio_description || null,
          ...pictureFields('audio_cover', bar.audio_cover, mediaUrl),
        };
      }),
      route(adCarouselById, async ({ params }) => {
        const images = await findAdImages(db, params.id);
        if (!images) throw errors.notFound('carousel');
        const places = [1, 2, 3, 4, 5, 6].map((place) => ({ place, image: images.get(place) }));
        return Object.fromEntries([
          ...places.flatMap(({ place, image }) =>
            Object.entries(pictureFields(`img${place}`, image?.img ?? null, mediaUrl)),
          ),
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
        return { embed: story?.embed ?? '', ...pictureFields('thumbnail', story?.thumbnail ?? null, mediaUrl) };
      }),
    ];
  },
});
