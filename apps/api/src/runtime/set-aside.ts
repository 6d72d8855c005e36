import { existsSync, renameSync } from 'node:fs';

/** Renames a folder to its first free name with a number, such as `.data-1`. @returns that name */
export function setAside(folder: string): string {
  let number = 1;
  while (existsSync(`${folder}-${number}`)) number += 1;
  renameSync(folder, `${folder}-${number}`);
  return `${folder}-${number}`;
}
