/** Stored media of ours start with this; everything else is an address elsewhere or embed HTML. */
const STORED = 'media/';

/** The stored form of a file's name. */
export function storedMedia(name: string): string {
  return STORED + name;
}

/** The name of a stored file, null for an address elsewhere and for none. */
export function storedName(value: string | null): string | null {
  return value?.startsWith(STORED) ? value.slice(STORED.length) : null;
}

/** Makes of a stored value what a browser can ask for. `base` is configured, so a CDN may stand in front. */
export function mediaUrls(base: string) {
  const prefix = base.endsWith('/') ? base : `${base}/`;
  return (value: string | null): string | null => {
    if (value === null || !value.startsWith(STORED)) return value;
    return prefix + value.slice(STORED.length);
  };
}

export type MediaUrl = ReturnType<typeof mediaUrls>;
