/**
 * `pnpm --filter @maidan/api keep-release`, once for each release: keeps its database, filled, and the checksums of
 * its migrations, for the test that upgrades it to every later version.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { createFullAccount } from '../testing/people/full-account.ts';
import { demoPack } from '../testing/packs.ts';
import { fillMatchDay } from '../testing/people/scorers.ts';
import { createFormerStaff } from '../testing/people/staff.ts';
import { createTestApp } from '../testing/test-app.ts';
import { exportDatabase } from '../src/db/export-database.ts';
import { checksum } from '../src/db/migrate.ts';
import { migrations } from '../src/db/schema.ts';

const root = path.join(import.meta.dirname, '..');
const { version } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')) as { version: string };
const kept = (ending: string) => path.join(root, 'testing', 'releases', `${version}${ending}`);
if (existsSync(kept('.jsonl.gz'))) throw new Error(`Release ${version} is kept already, and a release never changes.`);

const api = await createTestApp('SQLite');
await demoPack(api);
await createFullAccount(api, 'released');
await createFormerStaff(api);
await fillMatchDay(api);
const lines: string[] = [];
for await (const line of exportDatabase(api.world.database)) lines.push(JSON.stringify(line));
await api.close();

writeFileSync(kept('.jsonl.gz'), gzipSync(`${lines.join('\n')}\n`, { level: 9 }));
const checksums = migrations.map((migration) => [
  migration.name,
  { sqlite: checksum(migration, 'sqlite'), postgres: checksum(migration, 'postgres') },
]);
writeFileSync(kept('.checksums.json'), `${JSON.stringify(Object.fromEntries(checksums), null, 2)}\n`);
console.log(`Kept release ${version}: ${lines.length} lines, ${migrations.length} migrations.`);
