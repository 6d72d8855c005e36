import { LOCATION_MAX } from '@maidan/contract/rules/limits';
import { NO_PLACE, type Place } from '@maidan/contract/operations/geocoding';

/** Locality, city and state, or 'NA'. A city that is its own locality is named once. */
export function placeText({ locality, city, principalSubdivision }: Omit<Place, 'countryName'>): string {
  const parts = [locality, city, principalSubdivision].map((part) => part?.trim()).filter(Boolean);
  return [...new Set(parts)].join(', ').slice(0, LOCATION_MAX) || NO_PLACE;
}

/** Rounds to two decimals, about 1.1 km, before the position leaves the device, so that no one's home is known. */
export function roundDegrees(degrees: number): number {
  return Math.round(degrees * 100) / 100;
}
