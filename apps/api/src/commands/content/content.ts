import path from 'node:path';
import { z } from 'zod';
import { counted } from '../counted.ts';
import { formatIssue } from '../../content/format/issue.ts';
import { importPack } from '../../content/import/import-pack.store.ts';
import { storeMedia } from '../../content/import/store-media.ts';
import { readPack } from '../../content/validate/read-pack.ts';
import { CommandError, defineCommand, none } from '../command.ts';

export const contentCommands = [
  defineCommand({
    name: 'content import',
    summary: 'validates a content pack and imports it',
    args: z.object({ pack: z.string().min(1) }),
    options: none,
    access: 'write',
    async prepare(input, { folder, files, pictures, clips }) {
      const packFolder = path.resolve(folder, input.pack);
      const result = readPack(packFolder);
      if ('issues' in result) {
        const lines = result.issues.map(formatIssue);
        throw new CommandError(
          [...lines, `${counted(lines.length, 'problem')} in ${packFolder}. Nothing was imported.`].join('\n'),
        );
      }
      return {
        pack: result.pack,
        packFolder,
        media: await storeMedia(result.pack, packFolder, { files, pictures, clips }),
      };
    },
    async run(_input, { tx, now }, { pack, packFolder, media }) {
      await importPack(tx, pack, media, now);
      const { name } = pack['pack.json'];
      return { text: `Imported "${name}" from ${packFolder}.`, facts: { name, folder: packFolder } };
    },
  }),
];
