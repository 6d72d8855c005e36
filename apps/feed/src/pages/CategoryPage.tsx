import type { TopicRef } from '@maidan/api-client/queries/feed/topic-feeds';
import { loadInBrowser } from '@maidan/site/browser/load-in-browser';
import { loadOnServer } from '@maidan/site/server/load-on-server.server';
import type { Route } from './+types/CategoryPage';
import { feedMeta, feedPage } from '../features/feed/feed-page.ts';
import { paths } from '../paths.ts';
import { TopicView } from '../views/TopicView.tsx';

const topicOf = ({ id }: { id: string }): TopicRef => ({ kind: 'category', id });
const spec = feedPage(topicOf);

export const loader = loadOnServer(spec);
export const clientLoader = loadInBrowser(spec);
export const meta: Route.MetaFunction = ({ matches, loaderData, params, location }) =>
  feedMeta(matches, loaderData, { path: paths.category(params.id), search: location.search });

export default function CategoryPage({ loaderData, params }: Route.ComponentProps) {
  return <TopicView topic={topicOf(params)} path={paths.category(params.id)} loaded={loaderData} />;
}
