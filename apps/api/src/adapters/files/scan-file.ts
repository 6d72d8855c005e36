import { execFile } from 'node:child_process';
import { MINUTE } from '../../runtime/clock.ts';
import { ApiError } from '../../http/errors/api-error.ts';

/** Whether a scanner lets a file through. @throws ApiError 503 when it cannot say */
export type ScanFile = (file: string) => Promise<boolean>;

/**
 * A virus scanner of the machine, called with the file's path: 0 lets it through, 1 refuses it, anything else says
 * nothing and puts the upload off. `clamdscan` and `clamscan` answer so.
 */
export function commandScan(command: string): ScanFile {
  return (file) =>
    new Promise((resolve, reject) => {
      execFile(command, [file], { timeout: MINUTE, env: {} }, (error) => {
        if (error === null || error.code === 1) resolve(error === null);
        else
          reject(
            new ApiError('unavailable', 'Files cannot be checked right now. Please try again later.', {
              retryAfter: 60,
            }),
          );
      });
    });
}
