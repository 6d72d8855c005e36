import { join } from 'node:path';
import { root } from '@maidan/launcher/product';
import { defineConfig } from 'vitest/config';
import { unitTested } from './steps.ts';

// Runs the Node tests of every workspace in one Vitest process: separate processes would spend more time on starting than
// on testing.
export default defineConfig({
  root,
  test: {
    projects: unitTested.map((folder) =>
      // The workspace's main configuration is for its stories.
      join(root, folder === 'packages/storybook' ? `${folder}/vitest.server.config.ts` : folder),
    ),
  },
});
