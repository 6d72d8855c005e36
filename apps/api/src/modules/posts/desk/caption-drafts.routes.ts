import { captionDrafts, discardCaptions, publishCaptions } from '@maidan/contract/desk/posts/caption-drafts';
import { route } from '../../../http/call.ts';
import { errors } from '../../../http/errors/errors.ts';
import { toInstant } from '../../../runtime/clock.ts';
import { listWaitingDrafts, type WaitingDraft } from '../../captions/caption-drafts.store.ts';
import { discardDraft, publishDraft } from '../../captions/finish-draft.service.ts';
import { writeCaptions } from '../../captions/write-captions.service.ts';
import { addMedia } from '../../media/media.store.ts';
import { defineModule } from '../../module.ts';
import { captionsNote, findCaptionProblem } from '../../publishing/find-caption-problem.service.ts';
import { storeCaptions } from '../../publishing/store-file.service.ts';
import { language } from '../../publishing/values.service.ts';

/** The next drafts follow once these have been read. */
const AT_ONCE = 20;

/** Caption drafts that no person has read yet. */
export const deskCaptionDraftsModule = defineModule({
  name: 'desk-caption-drafts',
  routes({ db, files, mediaUrl }) {
    const describe = ({ clip, post, made_at: madeAt, ...draft }: WaitingDraft) => ({
      ...draft,
      clip,
      post: { id: post.id, name: post.name },
      url: mediaUrl(post.media),
      poster: mediaUrl(post.thumbnail),
      cues: [...draft.cues],
      made_at: toInstant(madeAt),
    });
    return [
      route(captionDrafts, async () => ({ data: (await listWaitingDrafts(db, AT_ONCE)).map(describe) })),

      route(publishCaptions, async ({ params: { clip }, body }, { act }) => {
        const spoken = language.safeParse(body.language);
        if (!spoken.success) throw errors.invalidField('language', 'Please choose a language.');
        const bytes = Buffer.from(writeCaptions(body.cues));
        const problem = findCaptionProblem(bytes);
        if (problem !== null) throw errors.invalidField('cues', `The remaining text ${problem}.`);
        // Unlike with a file, the person can correct the captions here.
        const note = captionsNote(bytes);
        if (note !== null) throw errors.invalidField('cues', note);
        const file = await storeCaptions(files, bytes);
        return act(async (tx, now, log) => {
          await addMedia(tx, [file], now);
          return publishDraft({ tx, now, log }, { clip, language: spoken.data, file: file.id });
        });
      }),

      route(discardCaptions, ({ params: { clip } }, { act }) =>
        act(async (tx, now, log) => {
          await discardDraft({ tx, now, log }, clip);
          return null;
        }),
      ),
    ];
  },
});
