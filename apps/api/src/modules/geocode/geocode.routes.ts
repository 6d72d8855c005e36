import { reverseGeocode } from '@maidan/contract/operations/geocoding';
import { route } from '../../http/call.ts';
import type { Route } from '../../http/call.ts';
import { nearestPlace } from './nearest-place.ts';

/** Works without any service of others: where a young person is does not leave this server. */
export function geocodeRoutes(): Route[] {
  return [route(reverseGeocode, ({ query }) => nearestPlace(query.latitude, query.longitude), 'settled')];
}
