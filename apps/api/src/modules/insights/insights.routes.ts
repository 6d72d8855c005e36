import { insights } from '@maidan/contract/desk/insights';
import { route } from '../../http/call.ts';
import { defineModule } from '../module.ts';
import { readInsights } from './read-insights.service.ts';

/** Activity by day. */
export const deskInsightsModule = defineModule({
  name: 'desk-insights',
  routes: ({ db, clock }) => [route(insights, ({ query }) => readInsights(db, query.days, clock()))],
});
