import { replace, type Defence } from './defence.ts';

const API = 'apps/api/src';
const S3 = `${API}/adapters/files/s3`;
const MEDIA = `${API}/modules/media`;

const stores = [`${S3}/s3-client.test.ts`, `${API}/adapters/files/stores.test.ts`];
const media = [`${MEDIA}/media.test.ts`, `${API}/jobs/sweep-media.test.ts`];
const clips = [`${API}/adapters/clips/clip-maker.test.ts`];
const pictures = [`${API}/adapters/pictures/picture-maker.test.ts`];
const settings = [`${API}/runtime/env.test.ts`];

/** How files are stored and read, and how public media is processed. */
export const storeDefences: readonly Defence[] = [
  ...replace(`${S3}/s3-client.ts`, stores, [
    ['redirects of a file store', "redirect: 'error'", "redirect: 'follow'"],
    [
      'the checksum of an upload to a store',
      "'X-Amz-Content-Sha256': sum",
      "'X-Amz-Content-Sha256': 'UNSIGNED-PAYLOAD'",
    ],
  ]),
  ...replace(`${S3}/s3-uploads.ts`, stores, [
    [
      'uploads of a store as downloads',
      "'application/octet-stream', 'content-disposition': 'attachment'",
      "'text/html'",
    ],
    ['names of uploads in a store', "  if (!isUploadName(name)) throw new Error('not the name of an upload');\n", ''],
  ]),
  ...replace(`${S3}/s3-files.ts`, stores, [
    [
      'names of media in a store',
      '  if (!isFileName(name)) throw new Error(`not a media name: ${JSON.stringify(name)}`);\n',
      '',
    ],
  ]),
  ...replace(`${API}/runtime/file-settings.ts`, settings, [
    ['separate buckets for public and private files', 'env.S3_MEDIA_BUCKET === env.S3_UPLOADS_BUCKET', 'false'],
  ]),
  ...replace(`${MEDIA}/media.routes.ts`, media, [
    ['the original of a clip', '!isMediaName(name) || ', ''],
    ['the files of withdrawn posts', ' || (await isWithdrawn(name))', ''],
    [
      'media shown on other sites',
      "'Cross-Origin-Resource-Policy': 'same-site'",
      "'Cross-Origin-Resource-Policy': 'cross-origin'",
    ],
  ]),
  ...replace(`${API}/adapters/clips/open-safely.ts`, clips, [
    ['the format of a clip', "isMatroska(buffer) ? 'matroska' : 'mov'", "'hls'"],
  ]),
  ...replace(`${API}/adapters/clips/probe.ts`, clips, [
    ['the length of a clip', 'duration > limits.seconds', 'duration < 0'],
    ['the size of a clip', 'Math.max(picture.width, picture.height) > MAX_SIDE', 'duration < 0'],
  ]),
  ...replace(`${API}/adapters/pictures/decode.ts`, pictures, [
    ['the bytes of a published picture', 'bytes.byteLength > PICTURE_MAX_BYTES', 'bytes.byteLength < 0'],
    ['the pixels of a published picture', 'if (limit === null) return size;', 'return size;'],
    ['the decoders of pictures', "sharp.block({ operation: ['VipsForeignLoad'] });\n", ''],
    ['the kind of a published picture', 'if (kind === null) throw', 'if (kind === null && bytes.length < 0) throw'],
  ]),
];
