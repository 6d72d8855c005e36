import type { Place } from '@maidan/contract/operations/geocoding';
import { bengaluruLocalities } from './bengaluru-localities.ts';
import { citiesBeyond, indianCities } from './indian-cities.ts';

interface Spot {
  name: string;
  latitude: number;
  longitude: number;
}
interface City extends Spot {
  /** Null beyond India's borders. */
  state: string | null;
}

/** How far a name reaches, in kilometres; a state reaches from its nearest listed city. */
const LOCALITY_REACH = 6;
const CITY_REACH = 40;
const STATE_REACH = 200;

const nowhere: Place = { locality: null, city: null, principalSubdivision: null, countryName: null };

/** Parses `Name lat lng; …`; a name may contain spaces. */
export function readSpots(text: string): Spot[] {
  return text
    .split(';')
    .map((entry) => /^(.+) (-?[\d.]+) (-?[\d.]+)$/.exec(entry.trim()))
    .filter((match) => match !== null)
    .map(([, name = '', latitude, longitude]) => ({
      name,
      latitude: Number(latitude),
      longitude: Number(longitude),
    }));
}

const localities = readSpots(bengaluruLocalities);
const cities: City[] = [
  ...Object.entries(indianCities).flatMap(([state, text]) => readSpots(text).map((spot) => ({ ...spot, state }))),
  ...readSpots(citiesBeyond).map((spot) => ({ ...spot, state: null })),
];

const radians = (degrees: number): number => (degrees * Math.PI) / 180;

/** Great-circle distance in kilometres. */
function distance(a: Omit<Spot, 'name'>, b: Omit<Spot, 'name'>): number {
  const east = radians(b.longitude - a.longitude) * Math.cos(radians((a.latitude + b.latitude) / 2));
  const north = radians(b.latitude - a.latitude);
  return 6371 * Math.hypot(east, north);
}

function nearest<S extends Spot>(spots: readonly S[], latitude: number, longitude: number) {
  let found: { spot: S; km: number } | undefined;
  for (const spot of spots) {
    const km = distance(spot, { latitude, longitude });
    if (!found || km < found.km) found = { spot, km };
  }
  return found;
}

/**
 * The place nearest to a latitude and longitude in degrees: a locality of Bengaluru, else a city and its state. A part
 * is null where no name reaches, and all are outside India.
 */
export function nearestPlace(latitude: number, longitude: number): Place {
  const city = nearest(cities, latitude, longitude);
  if (!city || city.km > STATE_REACH || city.spot.state === null) return nowhere;
  const inIndia = { ...nowhere, principalSubdivision: city.spot.state, countryName: 'India' };
  const locality = nearest(localities, latitude, longitude);
  if (locality && locality.km <= LOCALITY_REACH && locality.km < nearestOther(city.spot, city.km)) {
    return { ...inIndia, locality: locality.spot.name, city: 'Bengaluru', principalSubdivision: 'Karnataka' };
  }
  return city.km <= CITY_REACH ? { ...inIndia, city: city.spot.name } : inIndia;
}

/** The distance to the nearest city other than Bengaluru: a locality must be nearer than Hosur. */
const nearestOther = (city: City, km: number): number => (city.name === 'Bengaluru' ? Infinity : km);
