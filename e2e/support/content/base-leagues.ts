import type { ContentPack } from './content-pack.ts';

interface Category {
  slug: string;
  name: string;
  teams: string[];
  /** Played rounds; one more is scheduled. */
  played: number;
  more?: object;
}

const HOUR = ['07:00', '08:15', '09:30', '10:45', '15:00', '16:15'];
const ground = 'Kodihalli Ground';

/** A round of a round robin: the first team stays, the others rotate. */
function round(teams: string[], number: number): [string, string][] {
  const [first = '', ...others] = teams;
  const turned = [first, ...others.map((_, index) => others[(index + number) % others.length] ?? '')];
  return Array.from({ length: teams.length / 2 }, (_, index) => [
    turned[index] ?? '',
    turned[teams.length - 1 - index] ?? '',
  ]);
}

/** Varying scores, the same in every run. */
const score = (number: number, place: number, side: number, most: number) =>
  (number * 31 + place * 17 + side * 23) % most;

/** No match was won in a chase, so every win is by runs. */
const betterOf = (number: number, place: number) => (score(number, place, 1, 60) > score(number, place, 2, 60) ? 1 : 2);

function fixturesOf(league: string, { slug, teams, played }: Category) {
  const cricket = league === 'bengaluru-gully-cup';
  return Array.from({ length: played + 1 }, (_, number) =>
    round(teams, number).map(([team_1, team_2], place) => ({
      slug: `${slug}-${number + 1}-${place + 1}`,
      category: slug,
      group: 'League',
      type: 'League match',
      team_1,
      team_2,
      date: number < played ? `-${7 * (played - number)}d` : '+2d',
      time: HOUR[place],
      ground,
      ...(number < played
        ? {
            status: 'played',
            result_1: String(score(number, place, 1, cricket ? 60 : 5)),
            result_2: String(score(number, place, 2, cricket ? 60 : 5)),
            ...(cricket ? { overs_1: '6', overs_2: '6', batted_first: betterOf(number, place) } : {}),
          }
        : {}),
    })),
  ).flat();
}

const knockout = (category: string, number: number, more: object) => ({
  slug: `${category}-knockout-${number}`,
  category,
  group: 'Knockouts',
  type: number === 3 ? 'Final' : 'Semi-final',
  team_1: `Winner of quarter-final ${number}`,
  team_2: `Winner of quarter-final ${number + 1}`,
  date: `+${8 + number}d`,
  time: '18:30',
  ground,
  ...more,
});

const football = { win_points: 3, tie_points: 1, no_result_points: 0, tie_breaks: ['difference', 'scored'] };
const cricket = { overs: '6', tie_breaks: ['head_to_head', 'nrr'] };

const leagues: Record<string, { name: string; categories: Category[] }> = {
  'bengaluru-gully-cup': {
    name: 'Bengaluru Gully Cup',
    categories: [
      {
        slug: 'gully-cup-boys',
        name: 'Under 17 boys',
        teams: ['Koramangala Kings', 'Jayanagar Jets', 'Lane 14', 'Yellow City All Stars'],
        played: 2,
        more: { ...cricket, selected: 1 },
      },
      {
        slug: 'gully-cup-open',
        name: 'Open',
        teams: [
          'Third Cross Titans', 'Ulsoor Lake Lions', 'Banashankari Bats', 'Peenya Pacers', 'Wilson Garden Wanderers',
          'Hebbal Highballs', 'Yeshwanthpur Yorkers', 'Shivajinagar Shots', 'KR Market Monsoons', 'Domlur Drives',
          'Vijayanagar Vipers', 'Richmond Road Rebels',
        ], // prettier-ignore
        played: 4,
        more: cricket,
      },
    ],
  },
  'city-fives': {
    name: 'City Fives',
    categories: [
      {
        slug: 'city-fives-women',
        name: 'Women',
        teams: ['Cubbon Park Crossers', 'Whitefield Wingbacks', 'MG Road Movers', 'Sarjapur Sweepers'],
        played: 2,
        more: football,
      },
      {
        slug: 'city-fives-mixed',
        name: 'Mixed',
        teams: ['Indiranagar Indoors', 'Floodlight FC', 'HSR Half Volley', 'Nutmeg United'],
        played: 2,
        more: { ...football, selected: 1 },
      },
    ],
  },
  'namma-hoops': {
    name: 'Namma Hoops',
    categories: [
      {
        slug: 'namma-hoops-open',
        name: 'Open',
        teams: ['Nagarbhavi Nets', 'Kalyan Nagar Knights', 'Rajajinagar Rims', 'Lalbagh Layups'],
        played: 2,
        more: { selected: 1 },
      },
    ],
  },
  'monsoon-trials': { name: 'Monsoon Trials', categories: [] },
};

const registration = (slug: string, league: string, more: object) => ({
  slug,
  league,
  heading: 'Pull on a shirt',
  league_description: 'Pick the team you want to play for; its captain writes to you.',
  image: `media/${slug}-1280x400.png`,
  ...more,
});

const team = (name: string, capacity?: number, registered?: number) => ({ name, capacity, registered });

/** Four leagues, newest first; the last one is empty. */
export const baseLeagues: ContentPack = {
  leagues: Object.entries(leagues).map(([slug, { name, categories }], index) => ({
    slug,
    name,
    details: categories.length > 0 ? `<p>${name} is played every weekend, on grounds at the end of your lane.</p>` : '',
    thumbnail: `media/${slug}-480x480.png`,
    sponsor_name: 'Kaveri Sports Works',
    sponsor_img: 'media/sponsor-320x120.png',
    created_at: `-${index + 1}d`,
  })),
  'league-categories': Object.entries(leagues).flatMap(([league, { categories }]) =>
    categories.map(({ slug, name, teams, more }) => ({
      slug,
      league,
      name,
      groups: [
        { name: 'League', teams },
        { name: 'Knockouts', has_table: false },
      ],
      ...more,
    })),
  ),
  'league-fixtures': [
    ...Object.entries(leagues).flatMap(([league, { categories }]) =>
      categories.flatMap((category) => fixturesOf(league, category)),
    ),
    knockout('gully-cup-boys', 1, {}),
    knockout('gully-cup-boys', 2, { moved_from_date: '+6d', moved_from_time: '18:30' }),
    knockout('gully-cup-open', 1, {}),
    knockout('gully-cup-open', 3, { status: 'cancelled' }),
  ],
  'league-social': [
    {
      slug: 'knockouts-drawn',
      league: 'bengaluru-gully-cup',
      content: '<p>The knockouts are drawn.</p>',
      published_at: '-6h',
    },
    { slug: 'shirts', league: 'namma-hoops', content: '<p>Shirts are here.</p>', published_at: '-2d' },
  ],
  'league-registrations': [
    registration('gully-cup-day', 'bengaluru-gully-cup', {
      theme_color: 'MangoSeason',
      closes: '+45d',
      created_at: '-2d',
      sports: [
        { heading: 'Under 17 boys', groups: [team('Lane 14', 12, 12), team('Yellow City All Stars', 12, 4)] },
        {
          heading: 'Open',
          groups: ['Third Cross Titans', 'Ulsoor Lake Lions', 'Peenya Pacers'].map((name) => team(name)),
        },
      ],
    }),
    registration('city-fives-teams', 'city-fives', {
      theme_color: 'FloodlightNight',
      closes: '+30d',
      created_at: '-20d',
      sports: [{ heading: 'Mixed', groups: [team('Floodlight FC', 8, 8)] }],
    }),
    registration('namma-hoops-season', 'namma-hoops', {
      theme_color: 'TerracottaWall',
      closes: '-4d',
      created_at: '-40d',
      sports: [{ heading: 'Open', groups: [team('Nagarbhavi Nets', 10, 7)] }],
    }),
  ],
  'about-league': {
    name: 'About the Youth Sports League',
    content: '<p>We run leagues that start at the end of your lane. Our head office is in Bengaluru, India.</p>',
  },
};
