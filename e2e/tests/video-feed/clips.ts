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

/** The clips that are playing. */
export const playing = (page: Page) =>
  page.locator('video').evaluateAll((all) =>
    all.flatMap((element) => {
      const video = element as HTMLVideoElement;
      return video.paused || video.currentSrc === '' ? [] : [new URL(video.currentSrc).pathname];
    }),
  );

/** A page of the home feed's clips, from the API. */
export async function clipsOfHome(page: Page, api: string, pageNumber = 1): Promise<Clip[]> {
  const answer = await page.request.get(`${api}/api/tag_videoposts/home?page=${pageNumber}`);
  return ((await answer.json()) as [{ posts: Clip[] }])[0].posts;
}

/** The paths of the clips that the page requests from now on, in order. */
export function requestedClips(page: Page): string[] {
  const requested: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.endsWith('.mp4')) requested.push(pathname);
  });
  return requested;
}

/** The slide of a clip. */
export const slide = (page: Page, clip: Clip | undefined) => page.getByRole('article', { name: clip?.name ?? '' });
