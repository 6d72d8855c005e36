import type { ServerBuild, ServerInstrumentation } from 'react-router';
import { siteContext } from '../site-context.server.ts';

/** The route of whatever no other one matches, and of requests that are refused before one is known. */
export const ANY_ROUTE = '/*';

const reportRoute: ServerInstrumentation = {
  handler: ({ instrument }) =>
    instrument({
      async request(handle, { context }) {
        const { meta } = await handle();
        if (meta) context?.get(siteContext).onMatch?.(`/${meta.pattern.replace(/^\//, '')}`);
      },
    }),
};

/** Has the router report the route of each request, such as `/post/:slug`: paths may be private, routes never are. */
export function nameRoutes(build: ServerBuild): ServerBuild {
  const { module } = build.entry;
  return { ...build, entry: { ...build.entry, module: { ...module, instrumentations: [reportRoute] } } };
}
