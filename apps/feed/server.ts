import { join } from 'node:path';
import { serveRouterSite } from '@maidan/site/server/serve-router-site.server';
import * as build from 'virtual:react-router/server-build';

// Runs as build/server/index.js, next to the browser build.
serveRouterSite({
  site: 'feed',
  build,
  clientDir: join(import.meta.dirname, '../client'),
  // `category` is for addresses that redirect to the league's site.
  queryNames: ['q', 'type', 'page', 'details', 'category'],
});
