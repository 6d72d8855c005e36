import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';
import type { Tx } from '../../db/open-database.ts';
import { listWaitingDrafts } from '../../modules/captions/caption-drafts.store.ts';
import { discardDraft, publishDraft } from '../../modules/captions/finish-draft.service.ts';
import { writeCaptions } from '../../modules/captions/write-captions.service.ts';
import { addMedia } from '../../modules/media/media.store.ts';
import { findCaptionProblem } from '../../modules/publishing/find-caption-problem.service.ts';
import { storeCaptions } from '../../modules/publishing/store-file.service.ts';
import { language } from '../../modules/publishing/values.service.ts';
import { CommandError, defineCommand, dryRun, json, none } from '../command.ts';
import { logTo } from '../log-to.ts';

const MOST = 10_000;
const oneClip = z.object({ clip: z.string().trim().min(1) });

export const captionCommands = [
  defineCommand({
    name: 'caption list',
    summary: 'lists drafts of captions that a machine wrote and no person has read',
    args: none,
    options: z.object({ json }),
    access: 'read',
    async run({ json: isJson }, { tx }) {
      const drafts = await listWaitingDrafts(tx, MOST);
      if (isJson)
        return JSON.stringify(
          drafts.map(({ clip, language: spoken, cues, post }) => ({
            clip,
            language: spoken,
            cues,
            post: { id: post.id, name: post.name },
          })),
        );
      const lines = drafts.map(
        ({ clip, language: spoken, cues, post }) => `${clip}  ${spoken}, ${cues.length} captions, "${post.name}"`,
      );
      return lines.join('\n') || 'No drafts wait.';
    },
  }),

  defineCommand({
    name: 'caption show',
    summary: 'prints a draft as WebVTT, to be read and corrected',
    args: oneClip,
    options: none,
    access: 'read',
    run: async ({ clip }, { tx }) => writeCaptions((await requireDraft(tx, clip)).cues).trimEnd(),
  }),

  defineCommand({
    name: 'caption publish',
    summary: 'gives captions that a person has read to the posts of the clip, in place of its draft',
    args: z.object({ ...oneClip.shape, file: z.string() }),
    options: z.object({ language: language.optional().describe('<code> en, hi, kn; that of the draft if left out') }),
    access: 'write',
    example: '5f2a9c read.vtt --language kn',
    prepare: async ({ file }, { folder, files }) => {
      const bytes = await readFile(path.resolve(folder, file)).catch(() => null);
      if (bytes === null) throw new CommandError(`${file} cannot be read.`);
      const problem = findCaptionProblem(bytes);
      if (problem !== null) throw new CommandError(`${file} ${problem}.`);
      return storeCaptions(files, bytes);
    },
    async run({ clip, language: given }, { tx, now }, file) {
      await addMedia(tx, [file], now);
      const draft = await requireDraft(tx, clip);
      const read = { clip: draft.clip, language: given ?? draft.language, file: file.id };
      const { posts } = await publishDraft({ tx, now, log: logTo(tx, now) }, read);
      return `Gave the captions to ${posts} ${posts === 1 ? 'post' : 'posts'}.`;
    },
  }),

  defineCommand({
    name: 'caption discard',
    summary: 'discards a draft for good',
    args: oneClip,
    options: z.object({ dry_run: dryRun }),
    access: 'write',
    example: '5f2a9c --dry-run',
    async run({ clip, dry_run: isDryRun }, { tx, now }) {
      const draft = await requireDraft(tx, clip);
      if (isDryRun) return `Would discard the draft of "${draft.post.name}".`;
      await discardDraft({ tx, now, log: logTo(tx, now) }, draft.clip);
      return `Discarded the draft of "${draft.post.name}".`;
    },
  }),
];

/** @param typed the beginning of the clip's name */
async function requireDraft(tx: Tx, typed: string) {
  const found = (await listWaitingDrafts(tx, MOST)).filter(({ clip }) => clip.startsWith(typed));
  const [draft] = found;
  if (draft && found.length === 1) return draft;
  const why = draft ? 'fits several drafts' : 'has no draft';
  throw new CommandError(`"${typed}" ${why}. pnpm maidan caption list shows all.`);
}
