import { join } from 'node:path';
import { root } from '@maidan/launcher/product';
import { defineConfig } from 'vitest/config';
import { unitTested } from './steps.ts';

// The tests of every workspace that run in Node, in one Vitest: a process for each workspace would start, load and end for
// longer than it tests.
export default defineConfig({
  root,
  test: {
    projects: unitTested.map((folder) =>
      // Its own configuration is that of the stories.
      join(root, folder === 'packages/storybook' ? `${folder}/vitest.server.config.ts` : folder),
    ),
  },
});
