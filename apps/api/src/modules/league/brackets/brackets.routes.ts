import { bracketsOfCategory } from '@maidan/contract/league/brackets';
import { route } from '../../../http/call.ts';
import { errors } from '../../../http/errors/errors.ts';
import { defineModule } from '../../module.ts';
import { listStages } from '../fixtures/fixture-stages.store.ts';
import { findCategoryOfLeagues } from '../fixtures/league-fixtures.store.ts';
import { describeBracket } from './bracket.reply.ts';
import { readBrackets } from './resolve-brackets.service.ts';

/** Knock-outs, for readers. */
export const bracketsModule = defineModule({
  name: 'brackets',
  routes: ({ db }) => [
    route(bracketsOfCategory, { caching: 'live' }, async ({ params }) => {
      const category = await findCategoryOfLeagues(db, params.id);
      if (!category) throw errors.notFound('category');
      const brackets = await readBrackets(db, category, 'fixtures');
      const scored = new Map((await listStages(db, category.id)).map((match) => [match.fixture_id, match]));
      return {
        yslcategory_id: category.id,
        brackets: brackets.map((state) => describeBracket(state, category, scored)),
      };
    }),
  ],
});
