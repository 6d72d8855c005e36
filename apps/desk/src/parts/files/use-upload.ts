import { useApi } from '@maidan/api-client/core/api-provider';
import { ApiError } from '@maidan/api-client/errors/api-error';
import { errorMessage } from '@maidan/api-client/errors/error-message';
import { fileKey } from '@maidan/api-client/uploads/send-in-pieces';
import { useEffect, useEffectEvent, useId, useLayoutEffect, useRef, useState } from 'react';
import type { DraftFile } from './draft-file.ts';
import { addOpenUpload } from './open-uploads.ts';
import { cancelUploadOf, sendFile } from './send-file.ts';

/** Milliseconds: the pieces of a large file are joined, and a large picture is decoded. */
const PATIENCE = 5 * 60_000;

/** What is being sent, or why it was not. */
export interface Sending {
  readonly name: string;
  readonly bytes: number;
  /** 0 to 1; at 1 the server takes the place and the device out. */
  readonly share: number;
  /** It continues automatically when the network or the server is back. */
  readonly isWaiting?: boolean;
  readonly problem?: string;
}

/**
 * Sends one file at a time. Until it is stored, or given up after a refusal, `useUploadReason` holds back what would be
 * saved without it. A reload stops it; the same file chosen again goes on from there.
 *
 * @param refusalOf why the field takes no file of this name, or null
 */
export function useUpload(onDone: (file: DraftFile) => void, refusalOf?: (name: string) => string | null) {
  const api = useApi();
  const [sending, setSending] = useState<Sending | null>(null);
  const running = useRef<{ readonly stop: AbortController; readonly file: File }>(null);
  // What was typed while the file was on its way stays.
  const latest = useRef(onDone);
  useLayoutEffect(() => {
    latest.current = onDone;
  });

  async function send(file: File): Promise<void> {
    const base = { name: file.name, bytes: file.size };
    const refusal = refusalOf?.(file.name) ?? null;
    if (refusal !== null) {
      setSending({ ...base, share: 0, problem: refusal });
      return;
    }
    const stop = new AbortController();
    const former = running.current?.file;
    if (former !== undefined && fileKey(former) !== fileKey(file)) void cancelUploadOf(api, former);
    running.current = { stop, file };
    setSending({ ...base, share: 0 });
    const show = (share: number, isWaiting: boolean) =>
      setSending((before) => (before === null ? null : { ...base, share, isWaiting }));
    const options = { signal: stop.signal, timeout: PATIENCE };
    try {
      const stored = await sendFile(api, file, options, ({ sent, isWaiting }) => show(sent / file.size, isWaiting));
      if (stop.signal.aborted) return;
      setSending(null);
      latest.current({ ...stored, name: file.name });
    } catch (error) {
      if (stop.signal.aborted) return;
      const problem = (error instanceof ApiError ? error.fields['file']?.[0] : undefined) ?? errorMessage(error);
      setSending({ ...base, share: 0, problem });
    }
  }

  function cancel(): void {
    running.current?.stop.abort();
    if (running.current) void cancelUploadOf(api, running.current.file);
    setSending(null);
  }

  const place = useId();
  const stop = useEffectEvent(cancel);
  useEffect(() => () => stop(), []);
  const name = sending?.name;
  const isRefused = sending?.problem !== undefined;
  // Before anything is drawn: no button says otherwise for a moment.
  useLayoutEffect(
    () => (name === undefined ? undefined : addOpenUpload(place, { name, isRefused, cancel: () => stop() })),
    [place, name, isRefused],
  );

  return { sending, send: (file: File) => void send(file), cancel };
}
