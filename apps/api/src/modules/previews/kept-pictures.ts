/** Bytes of pictures that are kept in memory at most; the one longest unused goes first. */
const MOST_BYTES = 16 * 1024 * 1024;

/** A memory of drawn pictures by their version; any number who ask at once have one drawn. */
export function createKeptPictures(most: number = MOST_BYTES) {
  const kept = new Map<string, Uint8Array>();
  const underWay = new Map<string, Promise<Uint8Array>>();
  let bytes = 0;

  const keep = (version: string, picture: Uint8Array): void => {
    kept.set(version, picture);
    bytes += picture.byteLength;
    for (const [oldest, { byteLength }] of kept) {
      if (bytes <= most) break;
      kept.delete(oldest);
      bytes -= byteLength;
    }
  };

  return {
    async get(version: string, draw: () => Promise<Uint8Array>): Promise<Uint8Array> {
      const found = kept.get(version);
      if (found) {
        kept.delete(version);
        kept.set(version, found);
        return found;
      }
      const drawing =
        underWay.get(version) ??
        draw()
          .then((picture) => {
            keep(version, picture);
            return picture;
          })
          .finally(() => underWay.delete(version));
      underWay.set(version, drawing);
      return drawing;
    },
  };
}
