import { SettingRow } from './SettingRow.tsx';
import { useAllowLocation } from './use-allow-location.ts';

export function LocationRow({ signedIn }: { signedIn: boolean }) {
  const { place, pending, allow } = useAllowLocation(signedIn);
  const hint = {
    unknown: 'We only keep your part of town, never the exact spot.',
    unnamed: 'We could not find a name for your location.',
    named: `You’re near ${place}.`,
  }[place === null ? 'unknown' : place === 'NA' ? 'unnamed' : 'named'];
  return <SettingRow label="Location" hint={hint} action="Allow Location" pending={pending} onPress={allow} />;
}
