/** Copies of a clip in several sizes, next to its address. */
import * as z from 'zod/mini';
import { extension, reading } from '../core/wire.ts';

const copy = z.object({
  src: z.string().check(z.minLength(1)),
  /** The short side, in pixels. */
  side: z.int().check(z.positive()),
  /** Kilobits per second. */
  rate: z.int().check(z.positive()),
});

/** Ascending; the clip itself is one of them. */
const description = z.array(copy).check(z.minLength(1));
export type ClipVariants = z.output<typeof description>;

/** Null if the server has one size of the clip, or if its description cannot be read. */
export const clipVariants = extension(
  reading((value) => z.safeParse(description, value).data ?? null, z.nullable(description)),
);
