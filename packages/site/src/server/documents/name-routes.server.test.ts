import { createRequestHandler, type ServerBuild } from 'react-router';
import { expect, test } from 'vitest';
import { nameRoutes } from './name-routes.server.ts';
import { createSiteContext } from '../site-context.server.ts';

const page = { default: () => null };
const routes = {
  root: { id: 'root', path: '', module: page },
  home: { id: 'home', parentId: 'root', index: true, module: page },
  post: { id: 'post', parentId: 'root', path: 'post/:slug', module: page },
  guarded: { id: 'guarded', parentId: 'root', module: page },
  conversation: { id: 'conversation', parentId: 'guarded', path: 'message/single/:id', module: page },
  file: { id: 'file', parentId: 'root', path: 'sitemap/:page', module: { loader: () => new Response('') } },
  failing: {
    id: 'failing',
    parentId: 'root',
    path: 'failing/:id',
    module: {
      loader() {
        throw new Error('It fails.');
      },
    },
  },
  other: { id: 'other', parentId: 'root', path: '*', module: page },
};

const build = {
  ssr: true,
  isSpaMode: false,
  basename: '/',
  future: {},
  prerender: [],
  publicPath: '/',
  assetsBuildDirectory: '',
  routeDiscovery: { mode: 'initial', manifestPath: '/__manifest' },
  assets: { version: '1', url: '', routes: {}, entry: { module: '', imports: [] } },
  entry: { module: { default: () => new Response(''), handleError: () => undefined } },
  routes,
} as unknown as ServerBuild;

test.each([
  ['/', '/', '/'],
  ['/', '/post/rooftop-jam?page=2', '/post/:slug'],
  ['/', '/message/single/157046995808179', '/message/single/:id'],
  ['/', '/sitemap/2', '/sitemap/:page'],
  ['/', '/failing/157046995808179', '/failing/:id'],
  ['/', '/157046995808179/a', '/*'],
  ['/hi', '/hi', '/'],
  ['/hi', '/hi/message/single/157046995808179', '/message/single/:id'],
])('on a site at %s, the route of %s is %s', async (basename, path, route) => {
  const found: string[] = [];
  const bases = { main: '', league: '', forms: '', dashboard: '', geocoding: '' };
  const origins = { origin: '', feedOrigin: '', leagueOrigin: '' };
  const context = createSiteContext({
    config: { ...origins, bases, frameOrigins: [], hasWorker: false },
    apiOrigin: '',
    nonce: '',
    requestId: '',
    onMatch: (matched) => found.push(matched),
  });
  await createRequestHandler(nameRoutes({ ...build, basename }), 'production')(
    new Request(`http://maidan.example${path}`),
    context,
  );
  expect(found).toEqual([route]);
});
