import { expect } from 'storybook/test';

/** The clips a story shows, in the order of the document. */
export function clipsIn(canvas: HTMLElement): HTMLVideoElement[] {
  return [...canvas.querySelectorAll('video')];
}

/** Of all clips of the page exactly these play, and they move. */
export async function onePlays(expected: (HTMLVideoElement | undefined)[]): Promise<void> {
  const playing = [...document.querySelectorAll('video')].filter((clip) => !clip.paused && clip.readyState > 2);
  await expect(playing).toEqual(expected);
}

/** What was asked of the network under an address with this mark in it. */
export const fetchedAs = (mark: string) =>
  performance.getEntriesByType('resource').filter((entry) => entry.name.includes(mark));
