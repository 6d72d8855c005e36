const MOVIES = new Set(['ftyp', 'moov', 'wide', 'mdat', 'free']);

/** Whether a file with these first bytes is a clip. Its name is ignored. */
export const isClipStart = (start: Buffer): boolean =>
  start.length >= 8 && (MOVIES.has(start.toString('latin1', 4, 8)) || isMatroska(start));

/** WebM is a subset of it. */
export const isMatroska = (start: Buffer): boolean => start.readUInt32BE(0) === 0x1a_45_df_a3;
