/** Prefix of our stored media; any other value is an outside address or embed HTML. */
const STORED = 'media/';

/** The value that a row stores for a file. */
export function storedMedia(name: string): string {
  return STORED + name;
}

/** The name of a stored file; null for an outside address. */
export function storedName(value: string | null): string | null {
  return value?.startsWith(STORED) ? value.slice(STORED.length) : null;
}

/** Turns a stored value into an address. `base` is configurable, so a CDN may serve media. */
export function mediaUrls(base: string) {
  const prefix = base.endsWith('/') ? base : `${base}/`;
  return (value: string | null): string | null => {
    const name = storedName(value);
    return name === null ? value : prefix + name;
  };
}

export type MediaUrl = ReturnType<typeof mediaUrls>;
