import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { ClipMaker } from '../src/adapters/clips/clips.ts';
import type { FilePlaces } from '../src/adapters/files/open-stores.ts';
import type { OperatorSms } from '../src/commands/command.ts';
import { commands as allCommands } from '../src/commands/commands.ts';
import { readRequest } from '../src/commands/read-request.ts';
import { runCommand } from '../src/commands/run-command.ts';
import { pngHead, pngEnd, pngRows, writePng } from './media/picture-writers.ts';
import { ffmpeg } from './media/phone-clips.ts';
import type { TestApp } from './test-app.ts';
import { testClips, testPictures } from './media/test-pictures.ts';

const noProgress = (): void => undefined;

const demoMedia = path.join(import.meta.dirname, '..', 'content', 'demo', 'media');

/** The operator's commands on a test database, and a folder with the operator's files. */
export function createOperator(
  { world, db, now }: TestApp,
  files: Readonly<Record<string, string | Buffer>> = {},
  ownDataDir?: string,
  clips: ClipMaker = testClips,
  ownPlaces?: FilePlaces,
  ownSms?: OperatorSms,
) {
  const folder = mkdtempSync(path.join(tmpdir(), 'maidan-operator-'));
  for (const [name, content] of Object.entries(files)) writeFileSync(path.join(folder, name), content);
  const { engine } = world.database;
  return {
    folder,
    async run(args: readonly string[], commands = allCommands): Promise<string> {
      const request = readRequest(commands, args);
      if ('help' in request) return request.help;
      const dataDir = ownDataDir ?? folder;
      const secrets = ['OTP_PEPPER'];
      const stores = { files: world.files, uploads: world.uploads, pictures: testPictures, clips };
      const { deskOrigin } = world.settings;
      const here = { name: 'here', files: world.files, uploads: world.uploads };
      const places = ownPlaces ?? { main: here, former: null };
      const context = {
        now: now(),
        folder,
        dataDir,
        location: { dataDir },
        moveTo: undefined,
        secrets,
        deskOrigin,
        sms: ownSms ?? { host: 'maidan.localhost', provider: null, reports: () => '', sender: () => world.sendSms },
        places,
        ffmpeg,
        recogniser: null,
        workerPort: null,
        log: world.log,
        progress: noProgress,
        ...stores,
      };
      return runCommand(request, context, async () => ({ db, engine, migrated: [], close: async () => undefined }));
    },
    removeFolder: () => rmSync(folder, { recursive: true }),
  };
}

/** Splits a command line, respecting quotes. */
export const splitWords = (line: string): string[] =>
  [...line.matchAll(/"([^"]*)"|(\S+)/g)].map(([, quoted, bare]) => quoted ?? bare ?? '');

/** A PNG of one colour. */
export const png = (width: number, height: number): Buffer =>
  writePng([pngHead(width, height), pngRows(height, width * 3, 0x60), pngEnd]);

/** A clip that every phone plays: six seconds, 960 by 540. */
export const clip = (): Buffer => readFileSync(path.join(demoMedia, 'clip-ad-shuttle.mp4'));
