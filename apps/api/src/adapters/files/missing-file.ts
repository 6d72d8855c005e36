/** What a read of a file that does not exist ends with, in a folder and in a store alike. */
export const isMissing = (error: unknown): boolean => (error as NodeJS.ErrnoException | null)?.code === 'ENOENT';

export function missingFile(name: string): Error {
  return Object.assign(new Error(`no such file: ${name}`), { code: 'ENOENT' });
}
