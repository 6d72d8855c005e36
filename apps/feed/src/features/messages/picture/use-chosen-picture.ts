import { isHeic } from '@maidan/i18n/files/heic';
import { t } from '@maidan/i18n/text';
import { useRef, useState } from 'react';
import { preparePicture } from './prepare-picture.ts';

/** The picture of the message being written. */
export interface ChosenPicture {
  readonly file: File | null;
  readonly isPreparing: boolean;
  /** The error for the picture, or null. */
  readonly error: string | null;
  choose: (file: File) => void;
  remove: () => void;
  fail: (error: string | null) => void;
}

export function useChosenPicture(): ChosenPicture {
  const [file, setFile] = useState<File | null>(null);
  const [isPreparing, setIsPreparing] = useState(false);
  const [error, setError] = useState<string | null>(null);
  const latest = useRef(0);

  async function choose(chosen: File): Promise<void> {
    const turn = (latest.current += 1);
    setError(null);
    setIsPreparing(true);
    const prepared = await preparePicture(chosen);
    // Meanwhile another picture was chosen, or this one removed.
    if (turn !== latest.current) return;
    setIsPreparing(false);
    setFile(prepared);
    const { name } = chosen;
    if (prepared === null) setError(isHeic(name) ? t('answers.heic', { about: name }) : t('inbox.notAPicture'));
  }

  function remove(): void {
    latest.current += 1;
    setFile(null);
    setIsPreparing(false);
    setError(null);
  }

  return { file, isPreparing, error, choose: (chosen) => void choose(chosen), remove, fail: setError };
}
