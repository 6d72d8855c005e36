import type { Config } from '@react-router/dev/config';

export default {
  appDirectory: 'src',
  ssr: true,
  splitRouteModules: false,
  // Loads the whole route table at first: it is small, and following a link then needs no manifest request.
  routeDiscovery: { mode: 'initial' },
} satisfies Config;
