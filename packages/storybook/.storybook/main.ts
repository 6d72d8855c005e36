import type { StorybookConfig } from '@storybook/react-vite';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { hiddenDependencies } from './env.ts';

/** The groups of the sidebar, and the folders of their stories. */
const groups = [
  ['Feed', '../../../apps/feed/src'],
  ['League', '../../../apps/ysl/src'],
  ['Desk', '../../../apps/desk/src'],
  ['Login', '../../auth/src/components'],
  ['Kit', '../src/kit'],
  ['Kit', '../../ui/src/components'],
  ['Kit', '../../ui/src/icons'],
  ['Kit', '../../ui/src/layout'],
  ['Media', '../../media/src/components'],
] as const;

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: groups.map(([titlePrefix, directory]) => ({ titlePrefix, directory })),
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-themes', '@storybook/addon-vitest'],
  core: { disableTelemetry: true },
  typescript: { reactDocgen: 'react-docgen' },
  viteFinal: (viteConfig) => ({
    ...viteConfig,
    plugins: [...(viteConfig.plugins ?? []), vanillaExtractPlugin()],
    optimizeDeps: {
      ...viteConfig.optimizeDeps,
      include: [...(viteConfig.optimizeDeps?.include ?? []), ...hiddenDependencies],
    },
  }),
};

export default config;
