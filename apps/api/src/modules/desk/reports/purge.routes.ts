import { purgePost } from '@maidan/contract/desk/reports';
import { route } from '../../../http/call.ts';
import { errors } from '../../../http/errors/errors.ts';
import { defineModule } from '../../module.ts';
import { purgeFiles } from '../../media/purge-files.service.ts';
import { findAnyPost } from '../../posts/withdraw.store.ts';

/** Removes what no one may have, such as a picture of a child. */
export const deskPurgeModule = defineModule({
  name: 'desk-purge',
  routes: ({ files }) => [
    route(purgePost, ({ body: { id } }, { act }) =>
      act(async (tx, _, log) => {
        const post = await findAnyPost(tx, id);
        if (!post) throw errors.notFound('post');
        if (post.withdrawn_at === null) {
          throw errors.conflict('conflict', { text: 'Withdraw the post first: its files are what readers see.' });
        }
        const { removed, kept } = await purgeFiles(tx, files, id);
        await log({
          action: 'post.purged',
          thing: { kind: 'post', id, name: post.name },
          after: { files: String(removed), kept: String(kept) },
        });
        return { removed, kept };
      }),
    ),
  ],
});
