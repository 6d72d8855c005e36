/** `pnpm proofs`: writes the table of all requirements. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { PROOFS, writeProofs } from './proofs.ts';
import { root } from './tracked-files.ts';

writeFileSync(join(root, PROOFS), writeProofs());
