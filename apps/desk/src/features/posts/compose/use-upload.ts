import { useApi } from '@maidan/api-client/core/api-provider';
import { ApiError } from '@maidan/api-client/errors/api-error';
import { errorMessage } from '@maidan/api-client/errors/error-message';
import { uploadMedia } from '@maidan/contract/desk/compose';
import { UPLOAD_MAX_BYTES } from '@maidan/contract/rules/limits';
import { useEffect, useRef, useState } from 'react';
import type { DraftFile } from './device-draft.ts';

/** Milliseconds: a clip is sent over a phone's network, and then made ready for every device. */
const PATIENCE = 15 * 60_000;
const MEGA = 1024 * 1024;

/** What is being sent, or why it was not. */
export interface Sending {
  readonly name: string;
  readonly bytes: number;
  /** 0 to 1; at 1 the server makes it ready. */
  readonly share: number;
  readonly problem?: string;
}

const tooLarge = (bytes: number): string =>
  `Too large: ${Math.ceil(bytes / MEGA)} MB, and ${UPLOAD_MAX_BYTES / MEGA} MB is the most. Trim it, or save it smaller.`;

/** Sends one file at a time. Leaving the page cancels it. */
export function useUpload(onDone: (file: DraftFile) => void) {
  const api = useApi();
  const [sending, setSending] = useState<Sending | null>(null);
  const stop = useRef<AbortController>(null);
  useEffect(() => () => stop.current?.abort(), []);

  async function send(file: File): Promise<void> {
    const base = { name: file.name, bytes: file.size };
    if (file.size > UPLOAD_MAX_BYTES) {
      setSending({ ...base, share: 0, problem: tooLarge(file.size) });
      return;
    }
    const controller = new AbortController();
    stop.current = controller;
    setSending({ ...base, share: 0 });
    try {
      const stored = await api.call(
        uploadMedia,
        { body: { file } },
        {
          signal: controller.signal,
          timeout: PATIENCE,
          onUploadProgress: (share) => setSending((before) => (before === null ? null : { ...base, share })),
        },
      );
      if (controller.signal.aborted) return;
      setSending(null);
      onDone({ ...stored, name: file.name });
    } catch (error) {
      if (controller.signal.aborted) return;
      const problem = (error instanceof ApiError ? error.fields['file']?.[0] : undefined) ?? errorMessage(error);
      setSending({ ...base, share: 0, problem });
    }
  }

  function cancel(): void {
    stop.current?.abort();
    setSending(null);
  }

  return { sending, send: (file: File) => void send(file), cancel };
}
