import { counted } from '../counted.ts';
import { findMissingMedia } from '../../jobs/find-missing-media.ts';
import { sweepMedia } from '../../jobs/sweep-media.ts';
import { MoveError, moveFiles } from '../../jobs/move-files.ts';
import type { MoveCounts } from '../../jobs/move-files.ts';
import type { StoredFile } from '../../adapters/files/files.ts';
import { SECOND } from '../../runtime/clock.ts';
import { z } from 'zod';
import { CommandError, defineCommand, flag, none } from '../command.ts';

/** The most lines of the report; the rest is given as a number. */
const SHOWN = 20;

/** Milliseconds between two lines of progress. */
const SHOW_EVERY = 10 * SECOND;

export const mediaCommands = [
  defineCommand({
    name: 'media sweep',
    summary: 'removes media of posts withdrawn 30 days ago, and unused media',
    args: none,
    options: z.object({ dry_run: flag('only list what would be removed') }),
    access: 'read',
    async run({ dry_run: isDryRun }, { tx, files, now }) {
      const { withdrawn, orphans } = await sweepMedia(tx, files, now, { orphans: true, isDryRun });
      const missing = await findMissingMedia(tx, files);
      const done = isDryRun ? 'Would remove' : 'Removed';
      const text = [
        `${done} ${describe(withdrawn)} of withdrawn posts, and ${describe(orphans)} that nothing uses.`,
        ...shorten(isDryRun ? [...withdrawn, ...orphans].map(({ name }) => `  ${name}`) : []),
        ...(missing.length === 0 ? [] : [`${missing.length} files that content uses are missing:`]),
        ...shorten(missing.map(({ place, name }) => `  ${place}: ${name}`)),
      ].join('\n');
      return { text, facts: { dry_run: isDryRun, withdrawn, orphans, missing } };
    },
  }),

  defineCommand({
    name: 'media move',
    summary: 'moves media and uploads from the other store to the one that FILE_STORE names; the server may run',
    args: none,
    options: z.object({ dry_run: flag('only count what would be moved') }),
    access: 'none',
    async run({ dry_run: isDryRun }, { places: { main, former }, progress }) {
      if (former === null) {
        throw new CommandError(
          'Only one place is set. Set up the S3 store, and point FILE_STORE at where files should go.',
        );
      }
      let shownAt = Date.now();
      const onFile = (counts: Readonly<MoveCounts>): void => {
        if (Date.now() - shownAt < SHOW_EVERY) return;
        shownAt = Date.now();
        progress(`${describeMove(counts)} so far`);
      };
      const counts = await moveFiles(former, main, { isDryRun, onFile }).catch((error: unknown) => {
        throw error instanceof MoveError ? new CommandError(error.message) : error;
      });
      return {
        text: `${isDryRun ? 'Would move' : 'Moved'} ${describeMove(counts)} from ${former.name} to ${main.name}.`,
        facts: { from: former.name, to: main.name, dry_run: isDryRun, ...counts },
      };
    },
  }),
];

const describeMove = ({ media, uploads, bytes }: Readonly<MoveCounts>): string =>
  `${media} media and ${counted(uploads, 'upload')} (${(bytes / 1e6).toFixed(1)} MB)`;

function describe(files: readonly StoredFile[]): string {
  const megabytes = files.reduce((sum, { bytes }) => sum + bytes, 0) / 1e6;
  return `${counted(files.length, 'file')} (${megabytes.toFixed(1)} MB)`;
}

function shorten(lines: readonly string[]): string[] {
  const more = lines.length - SHOWN;
  return more > 0 ? [...lines.slice(0, SHOWN), `  and ${more} more`] : [...lines];
}
