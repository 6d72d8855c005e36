import { useState } from 'react';
import { storedPicture, type DraftFile } from '../../files/draft-file.ts';
import { usePrepared } from '../../files/use-prepared.ts';
import { useUpload } from '../../files/use-upload.ts';
import { readDraft, writeDraft } from '../../session/drafts.ts';

function readKept(place: string): DraftFile | null {
  try {
    const { id, name } = JSON.parse(readDraft(place)) as Record<string, unknown>;
    return typeof id === 'string' && typeof name === 'string' ? storedPicture(id, name) : null;
  } catch {
    return null;
  }
}

/**
 * The picture attached to an answer. Its id and name stay on this device until the answer is sent.
 * @param place its key among the drafts
 */
export function useAnswerPicture(place: string) {
  const [kept, setKept] = useState(() => readKept(place));
  const file = usePrepared(kept);

  function keep(next: DraftFile | null): void {
    setKept(next);
    writeDraft(place, next === null ? '' : JSON.stringify({ id: next.id, name: next.name }));
  }

  const { sending, send, cancel } = useUpload(keep);
  return { file, sending, choose: send, cancel, remove: () => keep(null) };
}
