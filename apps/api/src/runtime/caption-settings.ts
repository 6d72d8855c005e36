import path from 'node:path';
import { z } from 'zod';
import { MINUTE } from './clock.ts';

/** The settings of a local speech recogniser; `.env.example` explains them. */
export const captionFields = {
  CAPTION_DRAFT_COMMAND: z
    .string()
    .refine((command) => path.isAbsolute(command), 'must be the absolute path of a program, without arguments')
    .optional(),
  CAPTION_DRAFT_LANGUAGE: z
    .string()
    .regex(/^[a-z]{2,3}(?:-[A-Za-z]{2,4})?$/, 'must be a language such as en, hi or kn')
    .default('en'),
  CAPTION_DRAFT_MINUTES: z.coerce.number().positive().max(1440).default(30),
};

type CaptionEnv = z.output<z.ZodObject<typeof captionFields>>;

/** The caption recogniser; null if none is configured. */
export const captionSettings = ({
  CAPTION_DRAFT_COMMAND: command,
  CAPTION_DRAFT_LANGUAGE: language,
  CAPTION_DRAFT_MINUTES: minutes,
}: CaptionEnv) => (command === undefined ? null : { command, language, timeout: minutes * MINUTE });
