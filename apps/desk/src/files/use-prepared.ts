import { useApi } from '@maidan/api-client/core/api-provider';
import { isNotFound } from '@maidan/api-client/errors/api-error';
import { uploadedFileQuery } from '@maidan/api-client/queries/desk/posts';
import { useQuery } from '@tanstack/react-query';
import type { DraftFile } from './draft-file.ts';

const LOOK_EVERY = 2000;

/** A file with its current state on the server, which prepares clips for every device. */
export function usePrepared(file: DraftFile | null): DraftFile | null {
  const api = useApi();
  const isPreparing = file?.state === 'preparing';
  const { data, error } = useQuery({
    ...uploadedFileQuery(api, file?.id ?? ''),
    enabled: isPreparing,
    refetchInterval: ({ state: { data: known, error: failed } }) =>
      !isNotFound(failed) && (known === undefined || known.state === 'preparing') ? LOOK_EVERY : false,
  });
  if (!isPreparing) return file;
  if (isNotFound(error)) return { ...file, state: 'failed', problem: 'was deleted.' };
  return data === undefined ? file : { ...data, name: file.name };
}
