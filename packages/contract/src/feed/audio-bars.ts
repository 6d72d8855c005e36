import * as z from 'zod/mini';
import { defineEndpoint } from '../core/endpoint.ts';
import { pictureVariants } from '../media/picture-variants.ts';
import { idInput } from '../core/request.ts';
import { link, optionalText } from '../core/wire.ts';

export const audioBar = z.object({
  audio_url: link,
  audio_title: optionalText,
  audio_description: optionalText,
  audio_cover: link,
  audio_cover_variants: pictureVariants,
});
export type AudioBar = z.output<typeof audioBar>;

export const audioBarById = defineEndpoint({
  id: 'audioBarById',
  service: 'main',
  method: 'GET',
  path: 'audiobar/{id}',
  auth: 'public',
  params: z.strictObject({ id: idInput }),
  response: audioBar,
  summary: 'One audio bar',
});
