/** Stored media by their ids. */
import { line } from '../core/request.ts';

/** The id of a file that was stored here, as an upload answers it. */
export const mediaId = line(60);
