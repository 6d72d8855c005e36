import * as z from 'zod/mini';
import { defineEndpoint } from '../core/endpoint.ts';
import { degrees } from '../core/request.ts';
import { optionalText } from '../core/wire.ts';

const place = z.object({
  locality: optionalText,
  city: optionalText,
  principalSubdivision: optionalText,
  countryName: optionalText,
});
export type Place = z.output<typeof place>;

/** The location that calls send and store for a person whose place is unknown. It is never shown. */
export const NO_PLACE = 'NA';

/** The base is the complete address (services.ts); the field names are those of the public service it may point at. */
export const reverseGeocode = defineEndpoint({
  id: 'reverseGeocode',
  service: 'geocoding',
  method: 'GET',
  path: '',
  auth: 'public',
  query: z.object({
    latitude: degrees(90),
    longitude: degrees(180),
    localityLanguage: z.prefault(z.enum(['en', 'hi', 'kn']), 'en'),
  }),
  response: place,
  summary: 'The place at a latitude and longitude',
});
