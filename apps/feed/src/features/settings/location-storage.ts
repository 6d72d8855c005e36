/** Storage keys: specification, section 3, "Client storage keys". */
const LAT = 'lat';
const LNG = 'lng';
const COOKIE = 'location';
/** About one year (specification, section 9: 31536000000 ms), in seconds. */
const COOKIE_LIFE = 31_536_000;

export interface Coordinates {
  /** Degrees, rounded to two decimals. */
  lat: number;
  lng: number;
}

export function storeCoordinates({ lat, lng }: Coordinates): void {
  try {
    localStorage.setItem(LAT, String(lat));
    localStorage.setItem(LNG, String(lng));
  } catch {
    // Private windows may refuse to store; the page goes on with what it has.
  }
}

/** Remembers the place by name, for a year and for our own pages only. */
export function storeLocationCookie(place: string): void {
  const secure = location.protocol === 'https:' ? '; Secure' : '';
  document.cookie = `${COOKIE}=${encodeURIComponent(place)}; Max-Age=${COOKIE_LIFE}; Path=/; SameSite=Lax${secure}`;
}

/** The place remembered, or null. */
export function readLocationCookie(): string | null {
  const found = new RegExp(`(?:^|; )${COOKIE}=([^;]*)`).exec(document.cookie)?.[1];
  try {
    return found ? decodeURIComponent(found) : null;
  } catch {
    return null;
  }
}
