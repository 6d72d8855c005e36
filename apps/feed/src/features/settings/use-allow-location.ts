import { t } from '@maidan/i18n/text';
import { defineAction } from '@maidan/actions/action';
import { useAction } from '@maidan/actions/use-action';
import { useApi } from '@maidan/api-client/core/api-provider';
import type { Api } from '@maidan/api-client/core/create-api';
import { NO_PLACE, reverseGeocode } from '@maidan/contract/operations/geocoding';
import { updateLocation } from '@maidan/contract/account/users';
import { showToast } from '@maidan/ui/toast/toast-store';
import { useState, useSyncExternalStore } from 'react';
import { askPosition } from './ask-position.ts';
import { readLocationCookie, storeCoordinates, storeLocationCookie, type Coordinates } from './location-storage.ts';
import { placeText } from './place-text.ts';

/** The first two are quoted from the requirements. */
const messages = {
  found: () => t('settings.located'),
  denied: () => t('settings.denied'),
  failed: () => t('settings.notLocated'),
  unsupported: () => t('settings.noLocation'),
} as const;

async function namePlace(api: Api, { lat, lng }: Coordinates): Promise<string> {
  try {
    const query = { latitude: lat, longitude: lng };
    return placeText(await api.call(reverseGeocode, { query }));
  } catch {
    return NO_PLACE;
  }
}

const shareLocation = defineAction({
  endpoint: updateLocation,
  offline: 'fail',
});

const neverChanges = () => () => undefined;

/**
 * Allow Location: reads the device's position, stores the coordinates, looks up the place's name, stores it in a cookie,
 * and sends it to the server for a signed-in user.
 * @returns the place's name, null until there is one, and the props of the button
 */
export function useAllowLocation(signedIn: boolean) {
  const api = useApi();
  // After a failure the location stays on the device; the next press sends it again.
  const share = useAction(shareLocation, () => undefined);
  const [pending, setPending] = useState(false);
  // Read on every render, and so also after the answer; unknown on the server.
  const place = useSyncExternalStore(neverChanges, readLocationCookie, () => null);

  async function allow(): Promise<void> {
    setPending(true);
    const position = await askPosition();
    showToast(messages[position.answer](), position.answer === 'found' ? {} : { tone: 'error' });
    if (position.answer === 'found') {
      storeCoordinates(position.at);
      const location = await namePlace(api, position.at);
      storeLocationCookie(location);
      if (signedIn) share({ ...position.at, location });
    }
    setPending(false);
  }

  return { place, pending, allow: () => void allow() };
}
