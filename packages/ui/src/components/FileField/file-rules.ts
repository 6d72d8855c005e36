/** A file of a kind the field takes: by its ending, since browsers guess types differently. */
export function isAccepted(name: string, endings: readonly string[]): boolean {
  const lower = name.toLowerCase();
  return endings.length === 0 || endings.some((ending) => lower.endsWith(ending.toLowerCase()));
}

/** '640 B', '12 KB', '3.4 MB': decimal, as phones and file managers count. */
export function fileSize(bytes: number): string {
  if (bytes < 1000) return `${bytes} B`;
  if (bytes < 999_500) return `${Math.round(bytes / 1000)} KB`;
  return `${(bytes / 1_000_000).toFixed(1).replace(/\.0$/, '')} MB`;
}

/** The files that may stay, and a sentence about the first that may not. */
export function sortFiles<F extends { name: string }>(files: readonly F[], endings: readonly string[]) {
  const wrongKind = files.find((file) => !isAccepted(file.name, endings));
  return {
    taken: files.filter((file) => isAccepted(file.name, endings)),
    refusal: wrongKind && `${wrongKind.name} is not a kind of file that can be sent here.`,
  };
}
