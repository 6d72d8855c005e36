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
}
export interface ApiTableRow {
  tablename: string;
  matches: number;
  win: number;
  lost: number;
  nrr: string | null;
  points: number;
}

/** The league service, asked the way another client would ask it. */
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
    categories: (league: number) => ask<ApiCategory[]>('leaguecategories', { league_id: league }),
    fixtures: (league: number, category: number) =>
      ask<Record<string, ApiFixture[]>>('league_fixtures', { league_id: league, yslcategory_id: category }),
    table: (league: number, category: number) =>
      ask<Record<string, ApiTableRow[]>>('league_table', { league_id: league, yslcategory_id: category }),
  };
}

/** A visitor whom these pages have asked to log in already: they ask once a visit. */
export async function askedBefore(page: Page): Promise<void> {
  await page.addInitScript(() => sessionStorage.setItem('league_login_invited', '1'));
}
