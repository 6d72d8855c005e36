import { expect, type APIRequestContext, type Page } from '@playwright/test';

export interface ApiLeague {
  id: number;
  name: string;
  slug: string;
}
export interface ApiCategory {
  yslcategory_id: number;
  name: string;
  selected: 0 | 1;
}
export interface ApiFixture {
  type: string | null;
  team_1: string;
  team_2: string;
  result_1: string | null;
  result_2: string | null;
  date: string;
  time: string | null;
  /** The following fields are extensions. */
  id: number;
  starts_at?: string | null;
  ground: string | null;
  cancelled: boolean;
  moved_from_date: string | null;
}
export interface ApiTableRow {
  tablename: string;
  matches: number;
  win: number;
  lost: number;
  nrr: string | null;
  points: number;
}

/** The league service, as another client calls it. */
export function leagueService(request: APIRequestContext, api: string) {
  const read = async <Reply>(path: string): Promise<Reply> => {
    const answer = await request.get(`${api}/api/ysl/${path}`);
    expect(answer.status()).toBe(200);
    return (await answer.json()) as Reply;
  };
  const ask = async <Reply>(path: string, data: object): Promise<Reply> => {
    const answer = await request.post(`${api}/api/ysl/${path}`, { data });
    expect(answer.status()).toBe(200);
    return (await answer.json()) as Reply;
  };
  return {
    latest: () => read<ApiLeague>('latest_league'),
    leagueOf: (slug: string) => read<ApiLeague>(`league/${slug}`),
    about: () => read<{ name: string; content: string }>('about'),
    social: (id: number) => read<{ url: string | null }>(`socialmedia/${id}`),
    categories: async (league: number): Promise<ApiCategory[]> => {
      const all = await ask<(ApiCategory & { selected: unknown })[]>('leaguecategories', { league_id: league });
      // Spec-only servers send flags as text.
      return all.map((category) => ({ ...category, selected: Number(category.selected) === 1 ? 1 : 0 }));
    },
    fixtures: (league: number, category: number) =>
      ask<Record<string, ApiFixture[]>>('league_fixtures', { league_id: league, yslcategory_id: category }),
    table: (league: number, category: number) =>
      ask<Record<string, ApiTableRow[]>>('league_table', { league_id: league, yslcategory_id: category }),
  };
}

/** Marks the login invitation of these pages as shown, since it appears once per visit. */
export async function skipLoginInvitation(page: Page): Promise<void> {
  await page.addInitScript(() => {
    // A frame on another site has neither storage nor the invitation.
    if (window === window.parent) sessionStorage.setItem('league_login_invited', '1');
  });
}

/** The start of a match, or the end of its day if the server sends no time. */
const beginning = ({ starts_at, date }: ApiFixture) => Date.parse(starts_at ?? `${date}T23:59:59+05:30`);

/** The first match of a league that is still to be played, and its category. */
export async function upcomingMatch(service: ReturnType<typeof leagueService>, slug: string) {
  const league = await service.leagueOf(slug);
  for (const category of await service.categories(league.id)) {
    const all = Object.values(await service.fixtures(league.id, category.yslcategory_id)).flat();
    const [fixture] = all
      .filter((one) => one.result_1 === null && beginning(one) > Date.now())
      .toSorted((a, b) => beginning(a) - beginning(b));
    if (fixture) return { fixture, category };
  }
  throw new Error(`${slug} has no upcoming match.`);
}
