import { findMissingMedia } from '../jobs/find-missing-media.ts';
import { sweepMedia } from '../jobs/sweep-media.ts';
import type { StoredFile } from '../adapters/files/files.ts';
import { z } from 'zod';
import { defineCommand, flag, none } from './command.ts';

/** Lines of the report; the rest is a number. */
const SHOWN = 20;

export const mediaCommands = [
  defineCommand({
    name: 'media sweep',
    summary: 'removes media of posts withdrawn 30 days ago, and media that nothing names',
    args: none,
    options: z.object({ dry_run: flag('only list what would be removed') }),
    access: 'read',
    async run({ dry_run: isDryRun }, { tx, files, now }) {
      const { withdrawn, orphans } = await sweepMedia(tx, files, now, { orphans: true, isDryRun });
      const missing = await findMissingMedia(tx, files);
      const done = isDryRun ? 'Would remove' : 'Removed';
      return [
        `${done} ${describe(withdrawn)} of withdrawn posts, and ${describe(orphans)} that nothing names.`,
        ...shorten(isDryRun ? [...withdrawn, ...orphans].map(({ name }) => `  ${name}`) : []),
        ...(missing.length === 0 ? [] : [`${missing.length} named files do not exist:`]),
        ...shorten(missing.map(({ place, name }) => `  ${place}: ${name}`)),
      ].join('\n');
    },
  }),
];

function describe(files: readonly StoredFile[]): string {
  const megabytes = files.reduce((sum, { bytes }) => sum + bytes, 0) / 1e6;
  return `${files.length} ${files.length === 1 ? 'file' : 'files'} (${megabytes.toFixed(1)} MB)`;
}

function shorten(lines: readonly string[]): string[] {
  const more = lines.length - SHOWN;
  return more > 0 ? [...lines.slice(0, SHOWN), `  and ${more} more`] : [...lines];
}
