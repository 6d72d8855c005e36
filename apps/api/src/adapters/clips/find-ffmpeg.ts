import { accessSync, constants } from 'node:fs';
import path from 'node:path';
import type { Ffmpeg } from './clips.ts';

/**
 * Finds ffmpeg, with ffprobe next to it; null if it is not installed.
 * @param setting its path; `none` if this machine must not use it; by default, the system's own
 * @param searched the folders of the system's programs
 */
export function findFfmpeg(setting: string | undefined, searched: string): Ffmpeg | null {
  if (setting === 'none') return null;
  const folders = setting === undefined ? searched.split(path.delimiter) : [path.dirname(setting)];
  const name = setting === undefined ? 'ffmpeg' : path.basename(setting);
  for (const folder of folders.filter((each) => path.isAbsolute(each))) {
    const found = { ffmpeg: path.join(folder, name), ffprobe: path.join(folder, name.replace('ffmpeg', 'ffprobe')) };
    if (canRun(found.ffmpeg) && canRun(found.ffprobe)) return found;
  }
  return null;
}

function canRun(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
