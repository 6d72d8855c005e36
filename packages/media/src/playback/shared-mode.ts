interface ClipAddresses {
  readonly src: string;
  readonly poster?: string | undefined;
  readonly captions?: string | undefined;
}

/**
 * The `crossorigin` of a clip. Browsers refuse a track from another host without it, and the clip and its poster then need the
 * same mode: so only if all of them come from that host, which is ours, because only our server has captions.
 */
export function sharedMode({ src, poster, captions }: ClipAddresses): 'anonymous' | undefined {
  const host = originOf(captions);
  const isOurs = host !== null && originOf(src) === host && [null, host].includes(originOf(poster));
  return isOurs ? 'anonymous' : undefined;
}

/** Null for an address on the page's own host. */
const originOf = (address: string | undefined): string | null => URL.parse(address ?? '')?.origin ?? null;
