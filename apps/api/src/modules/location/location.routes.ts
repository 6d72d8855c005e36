import { updateLocation } from '@maidan/contract/account/users';
import { route } from '../../http/call.ts';
import { writtenLine } from '../../http/reply/written-text.ts';
import { requireConsent } from '../consent/require-consent.service.ts';
import { defineModule } from '../module.ts';
import { saveLocation } from './location.store.ts';

export const locationModule = defineModule({
  name: 'location',
  routes: ({ db, clock, settings }) => [
    route(updateLocation, async ({ body }, { user }) => {
      await requireConsent(db, settings, user.userId, clock());
      const location = writtenLine('location', body.location);
      await saveLocation(db, user.userId, { lat: coarse(body.lat), lng: coarse(body.lng), location }, clock());
      return { message: 'success' };
    }),
  ],
});

/** Two decimals, about a kilometre: the site rounds before it sends, and other clients get no more precision. */
function coarse(degrees: number): number {
  // Adding zero turns -0 into 0.
  return Math.round(degrees * 100) / 100 + 0;
}
