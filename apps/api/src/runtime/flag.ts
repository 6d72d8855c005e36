import { z } from 'zod';

/** A setting that is on or off. */
export const flag = z.stringbool({ truthy: ['1', 'true', 'yes', 'on'], falsy: ['0', 'false', 'no', 'off', ''] });
