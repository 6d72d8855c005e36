import path from 'node:path';
import type { Given } from '../command.ts';
import { CommandError } from '../command.ts';
import { isWhatItSays } from '../../content/validate/check-media.ts';
import { keepFile } from '../../content/import/keep-media.ts';
import type { KeptMedia } from '../../content/import/keep-media.ts';
import type { Files } from '../../adapters/files/files.ts';

const ENDINGS = new Set(['.webp', '.jpg', '.jpeg', '.png', '.mp4', '.m4a', '.mp3', '.vtt']);
const MOST_BYTES = 200 * 1024 * 1024;

/**
 * Keeps the files that these options name, under names made of their content as a pack's are. Before the database is
 * touched: a file nobody names does no harm.
 * @throws CommandError
 */
export async function keepNamed(
  { options }: Given,
  names: readonly string[],
  readFile: (file: string) => Promise<Buffer>,
  files: Files,
): Promise<Map<string, KeptMedia>> {
  const kept = new Map<string, KeptMedia>();
  for (const named of names.flatMap((name) => options[name] ?? [])) {
    if (typeof named !== 'string' || kept.has(named) || /^https?:/i.test(named)) continue;
    const ending = path.extname(named).toLowerCase();
    if (!ENDINGS.has(ending)) {
      throw new CommandError(`${named}: give a file that ends in ${[...ENDINGS].join(', ')}, or an https:// address.`);
    }
    const bytes = await readFile(named);
    if (bytes.byteLength > MOST_BYTES) throw new CommandError(`${named} is larger than 200 MB.`);
    if (!isWhatItSays(bytes, ending)) throw new CommandError(`${named} is damaged or has the wrong ending.`);
    kept.set(named, await keepFile(files, bytes, ending));
  }
  return kept;
}
