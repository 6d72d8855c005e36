import { useSession } from '@maidan/auth/session/use-session';
import { saved, changeSaved, type SavedEntry } from './saved.ts';
import { useAction } from '../use-action.ts';

/** Saves or removes something at once; for a user, on every device. */
export function useChangeSaved(): (entry: SavedEntry, isSaved: boolean) => void {
  const { signedIn } = useSession();
  const send = useAction(changeSaved);
  return (entry, isSaved) => {
    // Only the device has its picture.
    saved.set([entry], isSaved);
    const { kind, id, label } = entry;
    if (signedIn) send({ entries: [{ kind, id, label }], saved: isSaved });
  };
}
