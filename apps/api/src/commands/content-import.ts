/** `pnpm content:import <folder>`: checks a content pack and imports it (content/README.md). Safe beside a running server. */
import path from 'node:path';
import { systemClock } from '../runtime/clock.ts';
import { importPack } from '../content/import/import-pack.ts';
import { readPack } from '../content/format/read-pack.ts';
import { folderFiles } from '../adapters/files/folder-files.ts';
import { callerFolder } from '../runtime/env.ts';
import { fail, openForCommand } from './open-for-command.ts';

const given = process.argv[2];
if (!given) fail('Which folder? pnpm content:import <folder>', 2);
const folder = path.resolve(callerFolder(), given);

const result = readPack(folder);
if ('mistakes' in result) {
  for (const { file, place, words } of result.mistakes) console.error(`${file} ${place}: ${words}`);
  fail(`\nNothing was imported: ${result.mistakes.length} mistake(s) in ${folder}`);
}
const { database, env } = await openForCommand();
await importPack(database.db, folderFiles(path.join(env.dataDir, 'media')), result.pack, folder, systemClock);
await database.db.destroy();
console.log(`Imported "${result.pack['pack.json'].name}" from ${folder}`);
