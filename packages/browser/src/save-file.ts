/** Downloads a text as a file. */
export function saveFile(name: string, text: string, type: 'text/plain' | 'text/csv' | 'application/json'): void {
  const address = URL.createObjectURL(new Blob([text], { type: `${type};charset=utf-8` }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // The download keeps its own reference to the bytes once it has started.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}

/** "Under 17 – Group A" as part of a file name. */
export const fileNameOf = (title: string): string => title.replaceAll(/[^\p{L}\p{N}]+/gu, '-').toLowerCase();
