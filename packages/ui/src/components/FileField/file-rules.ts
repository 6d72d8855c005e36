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

interface Rules {
  /** Endings with their dot: ['.jpg', '.pdf']. Empty takes all. */
  accept: readonly string[];
  maxBytes?: number | undefined;
}

/** The files that may stay, and a sentence about the first that may not. */
export function sortFiles<F extends { name: string; size: number }>(files: readonly F[], { accept, maxBytes }: Rules) {
  const wrongKind = files.find((file) => !isAccepted(file.name, accept));
  const tooLarge = files.find((file) => file.size > (maxBytes ?? Infinity));
  return {
    taken: files.filter((file) => isAccepted(file.name, accept) && file.size <= (maxBytes ?? Infinity)),
    refusal: wrongKind
      ? `${wrongKind.name} is not a kind of file that can be sent here.`
      : tooLarge && `${tooLarge.name} is larger than ${fileSize(maxBytes ?? 0)}.`,
  };
}
