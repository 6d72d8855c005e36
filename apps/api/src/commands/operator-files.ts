import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { html } from '../modules/publishing/values.service.ts';
import { findFileProblem } from '../modules/publishing/find-file-problem.service.ts';
import type { NewMedia } from '../modules/media/media.store.ts';
import { storeFile } from '../modules/publishing/store-file.service.ts';
import { CommandError } from './command.ts';
import type { CommandContext } from './command.ts';

const PICTURES = ['.jpg', '.jpeg', '.png', '.webp', '.avif', '.heic', '.heif', '.gif'];
const CLIPS = ['.mp4', '.m4v', '.mov', '.webm', '.mkv', '.3gp'];
const ENDINGS = [...PICTURES, ...CLIPS, '.m4a', '.mp3', '.vtt'];
/** Of what is read into memory. */
const MAX_BYTES = 200 * 1024 * 1024;

const read = (file: string, { folder }: CommandContext): Promise<Buffer> =>
  readFile(path.resolve(folder, file)).catch(() => {
    throw new CommandError(`Cannot read the file ${file}.`);
  });

export const readTextFile = async (file: string, context: CommandContext): Promise<string> =>
  (await read(file, context)).toString();

/** @returns the sanitised content of a file, or undefined without a file */
export async function readHtml(file: string | undefined, context: CommandContext): Promise<string | undefined> {
  if (file === undefined) return undefined;
  const parsed = html.safeParse((await read(file, context)).toString());
  if (!parsed.success) throw new CommandError(`${file} ${parsed.error.issues[0]?.message}.`);
  return parsed.data;
}

/** Stores media files under names made of their content, as the import of a pack does. */
export async function storeMediaFiles(
  names: readonly (string | undefined)[],
  context: CommandContext,
): Promise<Map<string, NewMedia>> {
  const stored = new Map<string, NewMedia>();
  for (const name of names) {
    if (name === undefined || stored.has(name)) continue;
    if (/^https?:/i.test(name))
      throw new CommandError(`${name} must be a file: its host would learn who reads the page.`);
    const ending = path.extname(name).toLowerCase();
    if (!ENDINGS.includes(ending)) {
      throw new CommandError(`${name}: give a file that ends in ${ENDINGS.join(', ')}.`);
    }
    const file = path.resolve(context.folder, name);
    const found = await stat(file).catch(() => null);
    if (!found?.isFile()) throw new CommandError(`Cannot read the file ${name}.`);
    if (found.size > MAX_BYTES && !CLIPS.includes(ending)) throw new CommandError(`${name} is larger than 200 MB.`);
    const problem = findFileProblem(file, name);
    if (problem !== null) throw new CommandError(`${problem}.`);
    stored.set(name, await storeFile(context, file, name));
  }
  return stored;
}
