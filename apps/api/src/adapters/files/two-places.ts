import { Readable } from 'node:stream';
import type { Files } from './files.ts';
import { isMissing } from './missing-file.ts';
import type { Uploads } from './uploads.ts';

/**
 * Media stored in one place, and read from a second one if they are still there. A file is removed from the second
 * place first, so that a running move finds it gone and does not bring it back.
 */
export function filesInTwoPlaces(main: Files, former: Files): Files {
  return {
    put: main.put,
    putFile: main.putFile,
    size: async (name) => (await main.size(name)) ?? former.size(name),
    read: (name, start, end) => readFirst([main, former, main].map((place) => () => place.read(name, start, end))),
    async *list() {
      yield* main.list();
      for await (const file of former.list()) if ((await main.size(file.name)) === null) yield file;
    },
    async *listBefore(time) {
      yield* main.listBefore(time);
      for await (const file of former.listBefore(time)) if ((await main.size(file.name)) === null) yield file;
    },
    async remove(name, time) {
      return (await former.remove(name, time)) && main.remove(name, time);
    },
  };
}

/** Uploads in two places, as media are. */
export function uploadsInTwoPlaces(main: Uploads, former: Uploads): Uploads {
  return {
    begin: main.begin,
    keep: main.keep,
    size: async (name) => (await main.size(name)) ?? former.size(name),
    read: (name) => readFirst([main, former, main].map((place) => () => place.read(name))),
    async remove(name) {
      await former.remove(name);
      await main.remove(name);
    },
    async *list() {
      yield* main.list();
      for await (const name of former.list()) if ((await main.size(name)) === null) yield name;
    },
    async *listBefore(time) {
      yield* main.listBefore(time);
      for await (const name of former.listBefore(time)) if ((await main.size(name)) === null) yield name;
    },
  };
}

/**
 * The bytes from the first place that has them. Retries the first place last: a file may have been moved there
 * meanwhile.
 */
function readFirst(places: readonly (() => Readable)[]): Readable {
  return Readable.from(bytesOfFirst(places), { objectMode: false });
}

async function* bytesOfFirst(places: readonly (() => Readable)[]): AsyncGenerator<Uint8Array> {
  for (const [index, read] of places.entries()) {
    try {
      yield* read();
      return;
    } catch (error) {
      // A missing file fails before its first byte.
      if (!isMissing(error) || index === places.length - 1) throw error;
    }
  }
}
