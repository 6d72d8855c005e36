/** `pnpm tables`: writes into the document why each table exists, and how long its rows stay. */
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describeRetention } from '../src/jobs/retention.ts';

const file = path.join(import.meta.dirname, '../../../packages/contract/docs/data.md');
const document = readFileSync(file, 'utf8');
writeFileSync(file, `${document.slice(0, document.indexOf('| table'))}${describeRetention()}\n`);
