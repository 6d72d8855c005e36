/** The error for reading a file that does not exist, the same for a folder and a store. */
export const isMissing = (error: unknown): boolean => (error as NodeJS.ErrnoException | null)?.code === 'ENOENT';

export function missingFile(name: string): Error {
  return Object.assign(new Error(`no such file: ${name}`), { code: 'ENOENT' });
}
