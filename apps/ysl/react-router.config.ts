import type { Config } from '@react-router/dev/config';

export default {
  appDirectory: 'src',
  ssr: true,
  // The whole route table in the first load: it is small, and following a link then asks the document server nothing.
  routeDiscovery: { mode: 'initial' },
} satisfies Config;
