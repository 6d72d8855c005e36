import { join } from 'node:path';
import { serveRouterSite } from '@maidan/site/server/serve-router-site.server';
import * as build from 'virtual:react-router/server-build';

// Runs as build/server/index.js; the browser build is next to it. A document is the empty shell, whatever the address.
serveRouterSite({ site: 'desk', build, clientDir: join(import.meta.dirname, '../client'), queryNames: [] });
