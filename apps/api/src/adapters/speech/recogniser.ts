import { spawn } from 'node:child_process';
import { constants, setPriority } from 'node:os';
import path from 'node:path';
import { runProgram } from '../clips/run-program.ts';
import { endGroup } from '../processes/end-group.ts';
import type { Ffmpeg } from '../clips/clips.ts';

/** A program on this machine that transcribes the speech in a clip. */
export interface Recogniser {
  /** The language of its output, if the file does not state it. */
  readonly language: string;
  /**
   * @param file the path of an MP4
   * @param folder where to write; the caller removes it
   * @returns its output
   * @throws Error with the reason for a failure
   */
  listen(file: string, folder: string): Promise<Buffer>;
  /** Ends the running programs. */
  close(): void;
}

interface RecogniserSettings {
  /** Absolute. It gets the path of a file, and prints WebVTT. */
  readonly command: string;
  readonly language: string;
  /** Milliseconds for one clip. */
  readonly timeout: number;
}

/** Enough for the text of many hours. */
const MAX_BYTES = 1_000_000;
const COMPLAINT_CHARACTERS = 300;
/** The usual input of recognisers: 16,000 samples a second, one channel. */
const WAV = '-vn -sn -dn -ac 1 -ar 16000 -c:a pcm_s16le -f wav'.split(' ');

/**
 * @param settings null if none is configured
 * @param ffmpeg makes a WAV for it; without ffmpeg it gets the clip itself
 */
export function createRecogniser(settings: RecogniserSettings | null, ffmpeg: Ffmpeg | null): Recogniser | null {
  if (settings === null) return null;
  const { command, language, timeout } = settings;
  const running = new Set<() => void>();
  return {
    language,
    async listen(file, folder) {
      let heard = file;
      if (ffmpeg !== null) {
        heard = path.join(folder, 'sound.wav');
        await runProgram(ffmpeg.ffmpeg, ['-v', 'error', '-nostdin', '-y', '-i', file, ...WAV, heard]);
      }
      return run(command, heard, timeout, running);
    },
    close() {
      for (const end of running) end();
    },
  };
}

function run(command: string, file: string, timeout: number, running: Set<() => void>): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    // Its own group, so that a script's child processes end with it. It sees no secrets of the server.
    const child = spawn(command, [file], {
      detached: true,
      env: { PATH: '/usr/local/bin:/usr/bin:/bin' },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const { pid } = child;
    // Requests have priority.
    if (pid !== undefined) setPriority(pid, constants.priority.PRIORITY_LOW);
    let failure: string | null = null;
    const end = (why: string): void => {
      failure ??= why;
      if (pid !== undefined) endGroup(pid);
    };
    const endEarly = (): void => end('was stopped');
    running.add(endEarly);
    const timer = setTimeout(() => end(`took longer than ${timeout / 1000} seconds`), timeout);
    const printed: Buffer[] = [];
    let bytes = 0;
    child.stdout.on('data', (chunk: Buffer) => {
      bytes += chunk.length;
      if (bytes > MAX_BYTES) end('printed more than 1 MB');
      else printed.push(chunk);
    });
    let complaint = '';
    child.stderr.on('data', (chunk: Buffer) => {
      complaint = (complaint + chunk.toString()).slice(-COMPLAINT_CHARACTERS);
    });
    const finish = (problem: string | null): void => {
      clearTimeout(timer);
      running.delete(endEarly);
      if (problem === null) resolve(Buffer.concat(printed));
      else reject(new Error(`The recogniser ${problem}`));
    };
    child.once('error', (error) => finish(`could not start: ${error.message}`));
    child.once('close', (code) => {
      const ending = `ended with ${code}${complaint === '' ? '' : `: ${complaint.trim()}`}`;
      finish(failure ?? (code === 0 ? null : ending));
    });
  });
}
