import type { ContentPack } from './content-pack.ts';

const names = {
  tags: {
    home: 'Home',
    cricket: 'Gully Cricket',
    city: 'City Walks',
    skate: 'Skate & BMX',
    'late-eats': 'Late-night Eats',
    hoops: 'Hoops',
    music: 'Music',
    dance: 'Street Dance',
    trending: 'Trending',
    ysl: 'Youth Sports League',
    kabaddi: 'Kabaddi',
  },
  categories: { sport: 'Sport', food: 'Food', stage: 'Stage', streets: 'Streets', craft: 'Craft' },
};

const parts: Record<string, object> = {
  home: { tag_cloud: 'on', audio: 'morning-set', ad: 'city-week', tagscroller: 'home' },
  cricket: { tag_cloud: 'on', audio: 'morning-set', tagscroller: 'home', quizpoll: 'sunday-final' },
  city: { ad: 'city-week' },
  sport: { tag_cloud: 'on', audio: 'morning-set', ad: 'city-week' },
};

const topics = (kind: 'tags' | 'categories') =>
  Object.entries(names[kind]).map(([slug, name], index) => ({
    slug,
    name,
    description: `<p>${name} between two parked scooters, and the argument after it.</p>`,
    city: 'Bengaluru',
    thumbnail: `media/${slug}-240x240.png`,
    subscribe: 1200 + index,
    buttons: [{ link: `https://games.example/${slug}`, label: 'Find a game' }],
    ...parts[slug],
  }));

const places = [1, 2, 3];

/** Tags and categories with the blocks of their pages. `kabaddi` is empty, `skate` has two clips. */
export const baseTopics: ContentPack = {
  tags: topics('tags'),
  categories: topics('categories'),
  polls: [
    {
      slug: 'sunday-final',
      question: 'Who wins on Sunday?',
      options: ['Lane 14', 'Third Cross', 'Rain'].map((option_text, index) => ({ option_text, vote_count: index * 7 })),
    },
  ],
  'audio-bars': [
    {
      slug: 'morning-set',
      audio_url: 'media/song.m4a',
      audio_title: 'Morning set',
      audio_description: 'Twenty seconds of one note',
      audio_cover: 'media/cover-240x240.png',
    },
  ],
  'ad-carousels': [
    {
      slug: 'city-week',
      ...Object.fromEntries(
        places.flatMap((place) => [
          [`img${place}`, `media/banner-${place}-640x200.png`],
          [`url${place}`, `https://shop.example/${place}`],
          [`alt${place}`, `Offer ${place}`],
        ]),
      ),
    },
  ],
  'tag-scrollers': [{ slug: 'home', tags: ['cricket', 'skate', 'late-eats', 'hoops', 'music'] }],
  'latest-story': {
    embed: '<iframe src="https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ" title="Latest"></iframe>',
    thumbnail: 'media/latest-360x640.png',
  },
  notifications: [
    { slug: 'lights', content: '<p>Court four has lights. <a href="/tag/hoops">See hoops</a></p>', created_at: '-2h' },
    { slug: 'welcome', content: '<p>Welcome to Maidan.</p>', created_at: '-30d' },
  ],
};
