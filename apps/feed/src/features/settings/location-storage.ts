import { siteArea } from '@maidan/browser/storage-area';

const LAT = 'lat';
const LNG = 'lng';
const COOKIE = 'location';
/** One year, in seconds. */
const COOKIE_LIFE = 31_536_000;

export interface Coordinates {
  /** Degrees, rounded to two decimals. */
  lat: number;
  lng: number;
}

export function storeCoordinates({ lat, lng }: Coordinates): void {
  siteArea.set(LAT, String(lat));
  siteArea.set(LNG, String(lng));
}

/** Stores the name of the place in a cookie, for a year and for this site only. */
export function storeLocationCookie(place: string): void {
  const secure = location.protocol === 'https:' ? '; Secure' : '';
  document.cookie = `${COOKIE}=${encodeURIComponent(place)}; Max-Age=${COOKIE_LIFE}; Path=/; SameSite=Lax${secure}`;
}

export function readLocationCookie(): string | null {
  const found = new RegExp(`(?:^|; )${COOKIE}=([^;]*)`).exec(document.cookie)?.[1];
  try {
    return found ? decodeURIComponent(found) : null;
  } catch {
    return null;
  }
}
