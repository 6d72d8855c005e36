import { useSession } from '@maidan/auth/session/use-session';
import { saved, changeSaved, type SavedEntry } from './saved.ts';
import type { ActionOutcome } from '../action.ts';
import { useAction } from '../use-action.ts';

/**
 * Saves or removes something at once; for a user, on every device.
 * @returns a function whose result is undefined if nothing is sent
 */
export function useChangeSaved(): (entry: SavedEntry, isSaved: boolean) => Promise<ActionOutcome> | undefined {
  const { signedIn } = useSession();
  const send = useAction(changeSaved);
  return (entry, isSaved) => {
    // Only the device has its picture.
    saved.set([entry], isSaved);
    const { kind, id, label } = entry;
    return signedIn ? send({ entries: [{ kind, id, label }], saved: isSaved }) : undefined;
  };
}
