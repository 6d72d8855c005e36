import * as z from 'zod/mini';
import { defineEndpoint } from '../core/endpoint.ts';
import { pictureVariants } from '../media/picture-variants.ts';
import { idInput } from '../core/request.ts';
import { link, optionalText, extension } from '../core/wire.ts';

const alt = extension(optionalText);

/** Up to six linked images; a place without an image is null. */
export const adCarousel = z.object({
  img1: link,
  img2: link,
  img3: link,
  img4: link,
  img5: link,
  img6: link,
  img1_variants: pictureVariants,
  img2_variants: pictureVariants,
  img3_variants: pictureVariants,
  img4_variants: pictureVariants,
  img5_variants: pictureVariants,
  img6_variants: pictureVariants,
  url1: link,
  url2: link,
  url3: link,
  url4: link,
  url5: link,
  url6: link,
  alt1: alt,
  alt2: alt,
  alt3: alt,
  alt4: alt,
  alt5: alt,
  alt6: alt,
});
export type AdCarousel = z.output<typeof adCarousel>;

export const adCarouselById = defineEndpoint({
  id: 'adCarouselById',
  service: 'main',
  method: 'GET',
  path: 'adcarousel/{id}',
  auth: 'public',
  params: z.strictObject({ id: idInput }),
  response: adCarousel,
  summary: 'One ad carousel',
});
