/// <reference types="vite/client" />
import { composeStories, setProjectAnnotations, type Meta } from '@storybook/react-vite';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import preview from '../.storybook/preview.tsx';

type StoryFile = { default: Meta } & Record<string, object>;

const kit = import.meta.glob<StoryFile>('../../ui/src/components/*/*.stories.tsx', { eager: true });
const ofSites = import.meta.glob<StoryFile>(
  [
    '../../auth/src/components/LoginForm/*.stories.tsx',
    '../../../apps/feed/src/features/{post,comments}/*.stories.tsx',
    '../../../apps/ysl/src/features/league/{standings,match,knockouts}/*.stories.tsx',
    '../../../apps/ysl/src/features/custom-form/CustomForm.stories.tsx',
  ],
  { eager: true },
);

/** These move, or show what the machine has. */
const MOVING = new Set(['Spinner', 'Skeleton', 'BusyLine']);

/** Stories that end with nothing to see. */
const BARE = /^(?:Empty|Closed|None|Hidden)/;

/** Some stories of each file. */
const firstOf = (files: Readonly<Record<string, StoryFile>>, count: number) =>
  Object.entries(files).flatMap(([path, file]) => {
    const part = /(\w+)\.stories\.tsx$/.exec(path)?.[1] ?? '';
    return Object.entries(composeStories(file))
      .filter(([name]) => !BARE.test(name))
      .slice(0, MOVING.has(part) ? 0 : count)
      .map(([name, Story]) => [`${part}-${name}`, Story] as const);
  });

const annotations = setProjectAnnotations([preview]);

beforeAll(async () => {
  await annotations.beforeAll?.();
  // It is optional: a part that is drawn before it has come keeps another one.
  await document.fonts.load('700 16px "Bricolage Grotesque"');
});
afterEach(() => {
  document.body.replaceChildren();
});

test.each([...firstOf(kit, 1), ...firstOf(ofSites, 2)])('%s looks as its picture', async (name, Story) => {
  await page.viewport(name.endsWith('At320') ? 320 : 360, 740);
  await Story.run();
  await document.fonts.ready;
  await expect.element(page.elementLocator(document.body)).toMatchScreenshot(name);
});
