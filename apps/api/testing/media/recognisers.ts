import { chmodSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** Shell scripts of test recognisers, which get a path. */
export const recognisers = {
  right: `printf 'WEBVTT\\n\\n00:00.500 --> 00:01.500\\n<v Asha>Tom &amp; Asha</v> one  bounce\\n\\n00:02.000 --> 00:03.000\\nThat is out.\\n'`,
  Kannada: `printf 'WEBVTT\\nKind: captions\\nLanguage: kn\\n\\n00:01.000 --> 00:02.000\\nಒಂದು ಪುಟ\\n'`,
  silent: `printf 'WEBVTT\\n'`,
  /** Prints the kind of its file, as a caption. */
  curious: `printf 'WEBVTT\\n\\n00:01.000 --> 00:02.000\\n'; head -c 12 "$1" | tr -c 'A-Za-z0-9\\n' '.'; printf '\\n'`,
  failing: `echo 'model not found' >&2; exit 3`,
  chatty: `echo '[00:00:00.000 --> 00:00:02.000]  One bounce.'`,
  endless: `yes 'caption'`,
  /** A script that waits for another program, whose id is stored next to it. */
  hanging: `sleep 600 & echo $! > "$0.pid"; wait`,
} as const;

/** Writes a program into a folder. @returns its path */
export function writeRecogniser(folder: string, kind: keyof typeof recognisers): string {
  const program = path.join(folder, `recognise-${kind}`);
  writeFileSync(program, `#!/bin/sh\n${recognisers[kind]}\n`);
  chmodSync(program, 0o755);
  return program;
}
