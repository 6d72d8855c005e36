// oxlint-disable-next-line typescript/triple-slash-reference -- ambient modules cannot be imported
/// <reference path="../assets.d.ts" />
import tiger from './avatar-1.svg?no-inline';
import peacock from './avatar-2.svg?no-inline';
import elephant from './avatar-3.svg?no-inline';
import autoRickshaw from './avatar-4.svg?no-inline';
import kite from './avatar-5.svg?no-inline';
import langur from './avatar-6.svg?no-inline';
import mango from './avatar-7.svg?no-inline';

export interface AvatarPreset {
  /** The value that profiles store: a path that no build and no change to the drawing alters. */
  value: string;
  name: string;
  /** The picture's URL in this build. */
  src: string;
}

export const avatarPresets: readonly AvatarPreset[] = [
  { value: '/avatars/avatar-1.svg', name: 'Tiger', src: tiger },
  { value: '/avatars/avatar-2.svg', name: 'Peacock', src: peacock },
  { value: '/avatars/avatar-3.svg', name: 'Elephant', src: elephant },
  { value: '/avatars/avatar-4.svg', name: 'Auto-rickshaw', src: autoRickshaw },
  { value: '/avatars/avatar-5.svg', name: 'Kite', src: kite },
  { value: '/avatars/avatar-6.svg', name: 'Langur', src: langur },
  { value: '/avatars/avatar-7.svg', name: 'Mango', src: mango },
];

/** The preset of a stored avatar, found by its file name in any folder. */
export function presetOf(stored: string | null | undefined): AvatarPreset | undefined {
  const file = stored?.split('/').at(-1);
  return file ? avatarPresets.find((preset) => preset.value.endsWith(`/${file}`)) : undefined;
}

/** The URL of a stored avatar: a preset's, or any other URL unchanged. */
export function avatarSource(stored: string | null | undefined): string | undefined {
  return presetOf(stored)?.src ?? (stored || undefined);
}
