/** The most bytes of pictures in memory; beyond it, the picture unused for longest is dropped. */
const MAX_BYTES = 16 * 1024 * 1024;

/** A cache of drawn pictures by version; simultaneous requests share one drawing. */
export function createPictureCache(most: number = MAX_BYTES) {
  const drawn = new Map<string, Uint8Array>();
  const pending = new Map<string, Promise<Uint8Array>>();
  let bytes = 0;

  const add = (version: string, picture: Uint8Array): Uint8Array => {
    drawn.set(version, picture);
    bytes += picture.byteLength;
    for (const [oldest, { byteLength }] of drawn) {
      if (bytes <= most) break;
      drawn.delete(oldest);
      bytes -= byteLength;
    }
    return picture;
  };

  return {
    async get(version: string, draw: () => Promise<Uint8Array>): Promise<Uint8Array> {
      const found = drawn.get(version);
      if (found) {
        drawn.delete(version);
        drawn.set(version, found);
        return found;
      }
      const drawing =
        pending.get(version) ??
        draw()
          .then((picture) => add(version, picture))
          .finally(() => pending.delete(version));
      pending.set(version, drawing);
      return drawing;
    },
  };
}
