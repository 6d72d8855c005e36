import { expect } from 'storybook/test';

/** The clips of a story, in document order. */
export function clipsIn(canvas: HTMLElement): HTMLVideoElement[] {
  return [...canvas.querySelectorAll('video')];
}

/** Asserts that exactly these clips of the page play. */
export async function onePlays(expected: (HTMLVideoElement | undefined)[]): Promise<void> {
  const playing = [...document.querySelectorAll('video')].filter((clip) => !clip.paused && clip.readyState > 2);
  await expect(playing).toEqual(expected);
}

/** The requests whose address contains this mark. */
export const fetchedAs = (mark: string) =>
  performance.getEntriesByType('resource').filter((entry) => entry.name.includes(mark));
