/** `pnpm proofs`: writes the table of all requirements and their tests to `.reports/proofs.md`. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { writeProofs } from './proofs.ts';
import { root } from './tracked-files.ts';

const folder = join(root, '.reports');
mkdirSync(folder, { recursive: true });
writeFileSync(join(folder, 'proofs.md'), writeProofs());
console.log('The tests of each requirement: .reports/proofs.md');
