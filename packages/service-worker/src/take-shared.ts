import { stamp } from './copies.ts';
import { SHARED_CACHE } from './messages.ts';
import {
  NAME_HEADER,
  PICTURE_LOST,
  PICTURE_PARAMETER,
  SHARE_PAGE,
  SHARE_PATH,
  SHARED_PICTURE,
  shareParameters,
} from './share-target.ts';

/** Characters of a text; a message accepts no more. */
const LONGEST_TEXT = 4000;
/** Bytes. A larger picture would have to be scaled down on a page that may not have enough memory. */
const LARGEST_PICTURE = 40 * 1024 * 1024;

export const isShare = ({ method, mode }: Request, { pathname }: URL): boolean =>
  method === 'POST' && mode === 'navigate' && pathname === SHARE_PATH;

/** @returns whether it is on the device now */
async function keep(picture: File): Promise<boolean> {
  const headers = { 'content-type': picture.type, [NAME_HEADER]: encodeURIComponent(picture.name) };
  try {
    await (await caches.open(SHARED_CACHE)).put(SHARED_PICTURE, stamp(new Response(picture, { headers })));
    return true;
  } catch {
    return false;
  }
}

/** Stores a shared picture on the device, where even an offline page finds it, and opens that page. */
export async function takeShared(request: Request): Promise<Response> {
  const form = await request.formData();
  const params = new URLSearchParams();
  for (const name of Object.values(shareParameters)) {
    const text = form.get(name);
    if (typeof text === 'string' && text.trim() !== '') params.set(name, text.slice(0, LONGEST_TEXT));
  }
  // Only the first of several pictures: a message accepts one.
  const picture = form.getAll(PICTURE_PARAMETER).find((one) => one instanceof File && one.type.startsWith('image/'));
  if (picture instanceof File && picture.size > 0) {
    const isKept = picture.size <= LARGEST_PICTURE && (await keep(picture));
    params.set(PICTURE_PARAMETER, isKept ? '1' : PICTURE_LOST);
  }
  const address = new URL(SHARE_PAGE, request.url);
  address.search = params.toString();
  return Response.redirect(address.href, 303);
}
