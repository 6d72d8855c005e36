/** The second half of `pnpm release:version`: sorts what `changeset version` has written into the changelogs. */
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { groupNotes } from './changelog.ts';

for (const file of globSync('{apps,packages}/*/CHANGELOG.md')) {
  writeFileSync(file, groupNotes(readFileSync(file, 'utf8')));
}
