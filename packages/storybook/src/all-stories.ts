/// <reference types="vite/client" />
import { composeStories, type Meta } from '@storybook/react-vite';

type StoryFile = { default: Meta } & Record<string, object>;

const files = import.meta.glob<StoryFile>(
  ['../../ui/src/components/*/*.stories.tsx', '../../ui/src/layout/*.stories.tsx'],
  { eager: true },
);

/** Every story of the kit with its name, for tests that apply to all of them. */
export const allStories = Object.entries(files).flatMap(([path, file]) =>
  Object.entries(composeStories(file)).map(([name, Story]) => [`${path.split('/').at(-2)}: ${name}`, Story] as const),
);
