import { NO_PLACE } from '@maidan/contract/operations/geocoding';
import { t } from '@maidan/i18n/text';
import { SettingRow } from './SettingRow.tsx';
import { useAllowLocation } from './use-allow-location.ts';

export function LocationRow({ signedIn }: { signedIn: boolean }) {
  const { place, pending, allow } = useAllowLocation(signedIn);
  const hint = {
    unknown: t('settings.partOfTown'),
    unnamed: t('settings.noPlaceName'),
    named: t('settings.near', { place: place ?? '' }),
  }[place === null ? 'unknown' : place === NO_PLACE ? 'unnamed' : 'named'];
  return (
    <SettingRow
      label={t('settings.location')}
      hint={hint}
      action={t('settings.allowLocation')}
      pending={pending}
      onPress={allow}
    />
  );
}
