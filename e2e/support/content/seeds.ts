import { randomInt } from 'node:crypto';
import { baseLeagues } from './base-leagues.ts';
import { importContent, type ContentPack } from './content-pack.ts';

/** Content of a single test, which no other test likes, follows or counts. */
interface Seed {
  slug: string;
  name: string;
  path: string;
}

const seed = (kind: string): Seed => {
  const number = randomInt(1_000_000_000);
  return { slug: `own-${kind}-${number}`, name: `Own ${kind} ${number}`, path: `/${kind}/own-${kind}-${number}` };
};

const add = (pack: ContentPack) => importContent(process.env['E2E_DATA_DIR'] ?? '', pack);

/** A post older than all others, listed only among all posts. */
export async function seedPost(more: object = {}): Promise<Seed> {
  const post = seed('post');
  const { slug, name } = post;
  await add({ posts: [{ slug, name, media: 'media/own-640x480.png', published_at: '-900d', ...more }] });
  return post;
}

/** A tag or category without posts. */
export async function seedTopic(kind: 'tag' | 'category', subscribe = 0): Promise<Seed> {
  const topic = seed(kind);
  const { slug, name } = topic;
  await add({ [kind === 'tag' ? 'tags' : 'categories']: [{ slug, name, subscribe }] });
  return topic;
}

/** A tag with a post, which is listed only there and among all posts. */
export async function seedTagWithPost(): Promise<{ tag: Seed; post: Seed }> {
  const post = seed('post');
  return { tag: await seedTagOf(post), post };
}

/** The same with another post, which lists the first one as more from its tag. */
export async function seedTagWithTwoPosts(): Promise<{ tag: Seed; post: Seed; other: Seed }> {
  const [post, other] = [seed('post'), seed('post')];
  return { tag: await seedTagOf(post, other), post, other };
}

async function seedTagOf(...posts: readonly Seed[]): Promise<Seed> {
  const tag = seed('tag');
  const more = { media: 'media/own-640x480.png', published_at: '-900d', tags: [tag.slug] };
  await add({
    tags: [{ slug: tag.slug, name: tag.name }],
    posts: posts.map(({ slug, name }) => ({ slug, name, ...more })),
  });
  return tag;
}

/** Adds a clip to a tag, published this many days ago. */
export async function seedClip(tag: Pick<Seed, 'slug' | 'name'>, days: number): Promise<Seed> {
  const post = seed('post');
  const clip = { type: 'video', media: 'media/clip-92.mp4', width: 180, height: 320, duration: 6 };
  await add({
    tags: [{ slug: tag.slug, name: tag.name }],
    posts: [{ slug: post.slug, name: post.name, ...clip, tags: [tag.slug], published_at: `-${days}d` }],
  });
  return post;
}

/** A tag with a poll of three options and no votes. */
export async function seedPoll(): Promise<Seed> {
  const tag = seed('tag');
  const { slug, name } = tag;
  const options = ['Lane 14', 'Third Cross', 'Rain'].map((option_text) => ({ option_text }));
  await add({ tags: [{ slug, name, quizpoll: slug }], polls: [{ slug, question: 'Who wins on Sunday?', options }] });
  return tag;
}

/** A registration of City Fives with one team and this many free places. */
export async function seedRegistration(team: string, left: number): Promise<Seed> {
  const registration = seed('event');
  const sports = [{ heading: 'Open', groups: [{ name: team, capacity: 12, registered: 12 - left }] }];
  // Older than the league's existing registration, which stays its newest.
  await add({
    leagues: (baseLeagues.leagues ?? []).filter(({ slug }) => slug === 'city-fives'),
    'league-registrations': [{ slug: registration.slug, league: 'city-fives', sports, created_at: '-900d' }],
  });
  return registration;
}

/** A cricket league with a match between Jets and Kings yesterday without a result, and one next week. */
export async function seedLeague(): Promise<Seed> {
  const league = seed('league');
  const { slug, name } = league;
  const match = { category: slug, group: 'Group A', ground: 'Kodihalli Ground', type: 'League' };
  await add({
    // Older than the base leagues, of which the newest stays the latest.
    leagues: [{ slug, name, created_at: '-900d' }],
    'league-categories': [
      {
        slug,
        league: slug,
        name: 'Under 17',
        overs: '6',
        selected: 1,
        groups: [{ name: 'Group A', teams: ['Jets', 'Kings', 'Rajarajeshwari Nagar Strikers'] }],
      },
    ],
    'league-fixtures': [
      { ...match, slug: `${slug}-1`, team_1: 'Jets', team_2: 'Kings', date: '-1d', time: '16:30' },
      {
        ...match,
        slug: `${slug}-2`,
        team_1: 'Rajarajeshwari Nagar Strikers',
        team_2: 'Kings',
        date: '+7d',
        time: '07:00',
      },
    ],
  });
  return league;
}

/** A league with a registration whose two teams are full. */
export async function seedLeagueWithRegistration(): Promise<Seed & { registration: string }> {
  const league = seed('league');
  const { slug, name } = league;
  const registration = `${slug}-teams`;
  const groups = ['Jets', 'Kings'].map((team) => ({ name: team, capacity: 8, registered: 8 }));
  await add({
    // Older than the base leagues, of which the newest stays the latest.
    leagues: [{ slug, name, created_at: '-900d' }],
    'league-registrations': [
      { slug: registration, league: slug, created_at: '-900d', sports: [{ heading: 'Open', groups }] },
    ],
  });
  return { ...league, registration };
}
