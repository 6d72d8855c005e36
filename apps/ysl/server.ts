import { join } from 'node:path';
import { serveRouterSite } from '@maidan/site/server/serve-router-site.server';
import * as build from 'virtual:react-router/server-build';

// Runs as build/server/index.js, next to the browser build.
serveRouterSite({
  site: 'league',
  build,
  clientDir: join(import.meta.dirname, '../client'),
  queryNames: ['category', 'team', 'group', 'theme'],
});
