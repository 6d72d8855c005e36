/** Hands a text to the person as a file. @param title becomes its name */
export function saveFile(title: string, ending: 'csv' | 'txt', parts: readonly string[]): void {
  const type = ending === 'csv' ? 'text/csv' : 'text/plain;charset=utf-8';
  const address = URL.createObjectURL(new Blob([...parts], { type }));
  const link = document.createElement('a');
  link.href = address;
  link.download = `${title.replaceAll(/[^\p{L}\p{N}]+/gu, '-').toLowerCase()}.${ending}`;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), 1000);
}
