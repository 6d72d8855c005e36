import { composeStories, setProjectAnnotations, type Meta } from '@storybook/react-vite';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import preview from '../../.storybook/preview.tsx';

export type StoryFile = { default: Meta } & Record<string, object>;

/** Stories that move, or depend on the machine. */
const MOVING = new Set(['Spinner', 'Skeleton', 'BusyLine']);

/** Stories whose end state is empty, or larger than a screen. */
const LEFT_OUT = /^(?:Empty|Closed|None|Hidden|AllThemes)/;

/**
 * Only some stories of each file, with the names of their pictures.
 * @param count how many stories of each file
 */
export const firstOf = (files: Readonly<Record<string, StoryFile>>, count: number) =>
  Object.entries(files).flatMap(([path, file]) => {
    const part = /(\w+)\.stories\.tsx$/.exec(path)?.[1] ?? '';
    return Object.entries(composeStories(file))
      .filter(([name]) => !LEFT_OUT.test(name))
      .slice(0, MOVING.has(part) ? 0 : count)
      .map(([name, Story]) => [`${part}-${name}`, Story] as const);
  });

/** Declares a test for each of these stories. */
export function comparePictures(stories: ReturnType<typeof firstOf>): void {
  test.each(stories)('%s looks like its picture', async (name, Story) => {
    await page.viewport(name.endsWith('At320') ? 320 : 360, 740);
    await Story.run();
    await document.fonts.ready;
    await expect.element(page.elementLocator(document.body)).toMatchScreenshot(name);
  });
}

const annotations = setProjectAnnotations([preview]);

beforeAll(async () => {
  await annotations.beforeAll?.();
  // The one font that is the same on every machine, for all text. A part drawn before it has loaded keeps another one.
  const style = document.createElement('style');
  style.textContent = '* { font-family: "Bricolage Grotesque Variable" !important }';
  document.head.append(style);
  await document.fonts.load('700 16px "Bricolage Grotesque Variable"');
});
afterEach(() => {
  document.body.replaceChildren();
});
