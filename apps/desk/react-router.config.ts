import type { Config } from '@react-router/dev/config';

export default {
  appDirectory: 'src',
  ssr: true,
  splitRouteModules: false,
  // The whole route table in the first load: it is small, and following a link then needs no document from the server.
  routeDiscovery: { mode: 'initial' },
} satisfies Config;
