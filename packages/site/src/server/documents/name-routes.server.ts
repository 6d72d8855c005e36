import type { ServerBuild, ServerInstrumentation } from 'react-router';
import { siteContext } from '../site-context.server.ts';

/** The route of unmatched requests, and of those refused before routing. */
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

/** Makes the router report the route of each request, such as `/post/:slug`: paths may be private, but routes never are. */
export function nameRoutes(build: ServerBuild): ServerBuild {
  const { module } = build.entry;
  return { ...build, entry: { ...build.entry, module: { ...module, instrumentations: [reportRoute] } } };
}
