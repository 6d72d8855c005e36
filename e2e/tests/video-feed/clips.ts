import type { Page } from '@playwright/test';

export interface Clip {
  id: number;
  name: string;
  slug: string;
  type: string;
  views: number;
  media: string;
  action_url: string | null;
  action_btn_1: string | null;
  captions: string | null;
}

export const FEED = '/videofeed/tag/home';

/** What plays now, as the page itself sees it. */
export const playing = (page: Page) =>
  page.locator('video').evaluateAll((all) =>
    all.flatMap((element) => {
      const video = element as HTMLVideoElement;
      return video.paused || video.currentSrc === '' ? [] : [new URL(video.currentSrc).pathname];
    }),
  );

/** A page of the clips of home, from the API. */
export async function clipsOfHome(page: Page, api: string, pageNumber = 1): Promise<Clip[]> {
  const answer = await page.request.get(`${api}/api/tag_videoposts/home?page=${pageNumber}`);
  return ((await answer.json()) as [{ posts: Clip[] }])[0].posts;
}

/** The addresses of clips that the page asks for from now on, in order. */
export function askedClips(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.endsWith('.mp4')) asked.push(pathname);
  });
  return asked;
}

/** The slide a user is at. */
export const slide = (page: Page, clip: Clip | undefined) => page.getByRole('article', { name: clip?.name ?? '' });
