import type { TopicRef } from '@maidan/api-client/queries/feed/topic-feeds';
import { loadInBrowser } from '@maidan/site/browser/load-in-browser';
import { loadOnServer } from '@maidan/site/server/load-on-server.server';
import type { Route } from './+types/TagPage';
import { feedMeta, feedPage } from '../features/feed/feed-page.ts';
import { paths } from '../paths.ts';
import { TopicView } from '../views/TopicView.tsx';

const topicOf = ({ id }: { id: string }): TopicRef => ({ kind: 'tag', id });
const spec = feedPage(topicOf);

export const loader = loadOnServer(spec);
export const clientLoader = loadInBrowser(spec);
export const meta: Route.MetaFunction = ({ matches, loaderData, params, location }) =>
  feedMeta(matches, loaderData, { path: paths.tag(params.id), search: location.search });

export default function TagPage({ loaderData, params }: Route.ComponentProps) {
  return <TopicView topic={topicOf(params)} path={paths.tag(params.id)} loaded={loaderData} />;
}
