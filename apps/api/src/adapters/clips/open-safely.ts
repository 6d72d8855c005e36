import { open } from 'node:fs/promises';
import { isMatroska } from './clip-kind.ts';

/** Names the format for ffmpeg, whose own guess may be a playlist that leads to other files and hosts. */
export async function readFrom(file: string): Promise<string[]> {
  const handle = await open(file);
  const { buffer } = await handle.read(Buffer.alloc(12), 0, 12, 0);
  await handle.close();
  return ['-protocol_whitelist', 'file', '-f', isMatroska(buffer) ? 'matroska' : 'mov', '-i', `file:${file}`];
}
