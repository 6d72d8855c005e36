/** The ids of stored media. */
import { line } from '../core/request.ts';

/** The id of a stored file, as an upload returns it. */
export const mediaId = line(60);
