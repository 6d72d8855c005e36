import type { Coordinates } from './location-storage.ts';
import { roundDegrees } from './place-text.ts';

/** Milliseconds. */
const TIMEOUT = 10_000;

export type Position = { answer: 'found'; at: Coordinates } | { answer: 'denied' | 'failed' | 'unsupported' };

/** Reads the position of the device, once the user has allowed it. Never throws; coordinates have two decimals. */
export function askPosition(): Promise<Position> {
  // Missing in old browsers and on insecure pages.
  const device: Geolocation | undefined = navigator.geolocation;
  if (!device) return Promise.resolve({ answer: 'unsupported' });
  return new Promise((resolve) => {
    device.getCurrentPosition(
      ({ coords }) =>
        resolve({ answer: 'found', at: { lat: roundDegrees(coords.latitude), lng: roundDegrees(coords.longitude) } }),
      ({ code, PERMISSION_DENIED }) => resolve({ answer: code === PERMISSION_DENIED ? 'denied' : 'failed' }),
      { timeout: TIMEOUT, enableHighAccuracy: false, maximumAge: 5 * 60_000 },
    );
  });
}
