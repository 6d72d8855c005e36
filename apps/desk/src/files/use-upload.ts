import { useApi } from '@maidan/api-client/core/api-provider';
import { ApiError } from '@maidan/api-client/errors/api-error';
import { errorMessage } from '@maidan/api-client/errors/error-message';
import { fileKey } from '@maidan/api-client/uploads/send-in-pieces';
import { useEffect, useEffectEvent, useId, useLayoutEffect, useRef, useState } from 'react';
import type { DraftFile } from './draft-file.ts';
import { addOpenUpload } from './open-uploads.ts';
import { cancelUploadOf, sendFile } from './send-file.ts';

/** Milliseconds to wait for storing: the server joins the chunks of a large file and decodes a large picture. */
const PATIENCE = 5 * 60_000;

/** A running upload, or a failed one with its reason. */
export interface Sending {
  readonly name: string;
  readonly bytes: number;
  /** 0 to 1. At 1 the server is removing location and device details. */
  readonly share: number;
  /** Whether it waits for the network or the server, and then continues by itself. */
  readonly isWaiting?: boolean;
  readonly problem?: string;
}

/**
 * Uploads one file at a time. Until it is stored or dismissed, `useUploadReason` blocks saving without it. A reload stops
 * the upload; choosing the same file again resumes it.
 *
 * @param refusalOf why the field refuses a file of this name, or null
 */
export function useUpload(onDone: (file: DraftFile) => void, refusalOf?: (name: string) => string | null) {
  const api = useApi();
  const [sending, setSending] = useState<Sending | null>(null);
  const running = useRef<{ readonly stop: AbortController; readonly file: File }>(null);
  // Calls the latest `onDone`, so that text typed during the upload is kept.
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
  // A layout effect, so that no button is enabled for a frame.
  useLayoutEffect(
    () => (name === undefined ? undefined : addOpenUpload(place, { name, isRefused, cancel: () => stop() })),
    [place, name, isRefused],
  );

  return { sending, send: (file: File) => void send(file), cancel };
}
