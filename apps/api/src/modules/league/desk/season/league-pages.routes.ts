import {
  deskAbout,
  deskSocialPosts,
  removeSocialPost,
  saveDeskAbout,
  saveSocialPost,
} from '@maidan/contract/desk/league/season/league-pages';
import { route } from '../../../../http/call.ts';
import { errors } from '../../../../http/errors/errors.ts';
import { toInstant } from '../../../../runtime/clock.ts';
import { findAbout } from '../../leagues/leagues.store.ts';
import { saveAbout } from '../../leagues/save-leagues.store.ts';
import { sanitiseField } from '../../../pages/html-field.service.ts';
import { defineModule } from '../../../module.ts';
import { requireId } from '../../../access/cursors.service.ts';
import { mayChangeLeague } from '../league-access.service.ts';
import {
  addSocialPost,
  changeSocialPost,
  findSocialPost,
  listSocialRows,
  removeSocialRow,
  type SocialRow,
} from './league-pages.store.ts';
import { requireLeague } from './season-access.service.ts';

const WHAT = 'post';
const describe = ({ id, content, published_at: at }: SocialRow) => ({ id, content, published_at: toInstant(at) });

/** The texts of the league site, for those who write them. */
export const leaguePagesModule = defineModule({
  name: 'league-pages',
  routes({ db }) {
    return [
      route(deskAbout, async () => (await findAbout(db)) ?? { name: '', content: '' }),

      route(saveDeskAbout, ({ body }, { act }) =>
        act(async (tx, _now, log) => {
          const name = body.name.trim();
          if (name === '') throw errors.invalidField('name', 'Please enter a title.');
          const about = { name, content: sanitiseField('content', body.content) };
          await saveAbout(tx, about);
          await log({ action: 'about.changed', thing: { kind: 'about', id: 1, name } });
          return about;
        }),
      ),

      route(deskSocialPosts, ({ params }, { staff }) =>
        db.transaction().execute(async (tx) => {
          const league = await requireLeague(tx, staff, params.id);
          return { data: (await listSocialRows(tx, league.id)).map(describe) };
        }),
      ),

      route(saveSocialPost, ({ params, body }, { staff, act }) =>
        act(async (tx, now, log) => {
          const league = await requireLeague(tx, staff, params.id);
          const content = sanitiseField('content', body.content);
          if (content === '') throw errors.invalidField('content', 'Please write something.');
          const saved =
            body.post_id === undefined
              ? await addSocialPost(tx, league, content, now)
              : await changeSocialPost(tx, league.id, requireId(body.post_id, WHAT), content);
          if (!saved) throw errors.notFound(WHAT);
          const action = body.post_id === undefined ? 'social-post.added' : 'social-post.changed';
          await log({ action, thing: { kind: 'social-post', id: saved.id, name: league.name } });
          return describe(saved);
        }),
      ),

      route(removeSocialPost, ({ params }, { staff, act }) =>
        act(async (tx, _now, log) => {
          const post = await findSocialPost(tx, requireId(params.id, WHAT));
          if (!post || !mayChangeLeague(staff, post.league_id)) throw errors.notFound(WHAT);
          await removeSocialRow(tx, post.id);
          await log({ action: 'social-post.removed', thing: { kind: 'social-post', id: post.id } });
          return null;
        }),
      ),
    ];
  },
});
