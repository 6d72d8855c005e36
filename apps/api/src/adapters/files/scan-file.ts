import { t } from '@maidan/i18n/text';
import { execFile } from 'node:child_process';
import { MINUTE } from '../../runtime/clock.ts';
import { errors } from '../../http/errors/errors.ts';

/** Whether a scanner accepts a file. @throws ApiError 503 when it cannot decide */
export type ScanFile = (file: string) => Promise<boolean>;

/**
 * Runs a virus scanner on this machine, such as `clamdscan`, with the file's path: exit code 0 accepts, 1 refuses, any
 * other postpones the upload.
 */
export function commandScan(command: string): ScanFile {
  return (file) =>
    new Promise((resolve, reject) => {
      execFile(command, [file], { timeout: MINUTE, env: {} }, (error) => {
        if (error === null || error.code === 1) resolve(error === null);
        else reject(errors.unavailable(60, () => t('refused.scannerAway')));
      });
    });
}
