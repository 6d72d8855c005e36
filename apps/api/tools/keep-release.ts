/**
 * `pnpm --filter @maidan/api keep-release`, once for each release: keeps its database, filled, for the test that walks
 * from there to every later version.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { createFullAccount } from '../testing/people/full-account.ts';
import { demoPack } from '../testing/packs.ts';
import { fillMatchDay } from '../testing/people/scorers.ts';
import { createFormerStaff } from '../testing/people/staff.ts';
import { createTestApp } from '../testing/test-app.ts';
import { exportDatabase } from '../src/db/export-database.ts';

const root = path.join(import.meta.dirname, '..');
const { version } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')) as { version: string };

const api = await createTestApp('SQLite');
await demoPack(api);
await createFullAccount(api, 'released');
await createFormerStaff(api);
await fillMatchDay(api);
const lines: string[] = [];
for await (const line of exportDatabase(api.world.database)) lines.push(JSON.stringify(line));
await api.close();

const file = path.join(root, 'testing', 'releases', `${version}.jsonl.gz`);
writeFileSync(file, gzipSync(`${lines.join('\n')}\n`, { level: 9 }));
console.log(`Wrote ${lines.length} lines to ${path.relative(root, file)}.`);
