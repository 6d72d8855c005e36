import { reverseGeocode } from '@maidan/contract/operations/geocoding';
import { route } from '../../http/call.ts';
import { defineModule } from '../module.ts';
import { nearestPlace } from './nearest-place.ts';

/** Uses no external service: a young person's location does not leave this server. */
export const geocodeModule = defineModule({
  name: 'geocode',
  routes: () => [
    route(reverseGeocode, { caching: 'settled' }, ({ query }) => nearestPlace(query.latitude, query.longitude)),
  ],
});
