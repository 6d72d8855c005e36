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

/** The location of someone whose place is not known, as calls send and store it. It is not for people to read. */
export const NO_PLACE = 'NA';

/** The base is the whole address (services.ts); the field names are those of the public service it may point at. */
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
