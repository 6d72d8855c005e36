import { updateLocation } from '@maidan/contract/account/users';
import type { AppContext } from '../app-context.ts';
import { route } from '../../http/call.ts';
import type { Route } from '../../http/call.ts';
import { writtenLine } from '../../http/reply/written-text.ts';
import { keepLocation } from './location.store.ts';

/** Specification, section 4, Location. Sending it again changes nothing, so it needs no key. */
export function locationRoutes({ db, clock }: AppContext): Route[] {
  return [
    route(updateLocation, async ({ body }, { user }) => {
      const place = {
        lat: coarse(body.lat),
        lng: coarse(body.lng),
        location: writtenLine('location', body.location),
      };
      await keepLocation(db, user.userId, place, clock());
      return { message: 'success' };
    }),
  ];
}

/** Two decimals, about a kilometre: the site rounds before it sends, others are kept no more exactly (trust.md). */
function coarse(degrees: number): number {
  // Adding zero makes -0 a plain 0.
  return Math.round(degrees * 100) / 100 + 0;
}
