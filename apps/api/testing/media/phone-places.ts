/** Where phone files are stored: each engine, with a folder and with an S3 store. */
import { mkdtempSync } from 'node:fs';
import path from 'node:path';
import type { Files } from '../../src/adapters/files/files.ts';
import { folderFiles } from '../../src/adapters/files/folder-files.ts';
import { folderUploads } from '../../src/adapters/files/folder-uploads.ts';
import { s3Files } from '../../src/adapters/files/s3/s3-files.ts';
import { s3Uploads } from '../../src/adapters/files/s3/s3-uploads.ts';
import type { Uploads } from '../../src/adapters/files/uploads.ts';
import { engines, type TestEngine } from '../databases/engines.ts';
import { stress, testsAll } from '../databases/env.ts';
import { makeBucket, s3, startS3, whyLeftOut } from '../s3/s3-server.ts';
import type { PhoneFile } from './phone-folder.ts';

interface PhonePlace {
  readonly title: string;
  readonly engine: TestEngine;
  readonly isLeftOut: boolean;
  /** Whether all files are tested there. */
  readonly isWhole: boolean;
  /** @param folder of the test @returns the stores, and the folder of the media if they are in one */
  open(folder: string): Promise<{ files: Files; uploads: Uploads; inFolder: string | null }>;
}

const newFolder = (folder: string) => mkdtempSync(path.join(folder, 'place-'));

async function openFolder(folder: string) {
  const inFolder = newFolder(folder);
  return { files: folderFiles(inFolder), uploads: folderUploads(newFolder(folder)), inFolder };
}

async function openStore(folder: string) {
  const account = await startS3();
  const uploads = s3Uploads(account, await makeBucket(account), folderUploads(newFolder(folder)));
  return { files: s3Files(account, await makeBucket(account)), uploads, inFolder: null };
}

export const phonePlaces = engines.flatMap((engine, at): PhonePlace[] => [
  {
    title: `${engine} and a folder`,
    engine,
    isLeftOut: false,
    isWhole: (at === 0 && testsAll) || stress.allPhones,
    open: openFolder,
  },
  {
    title: `${engine} and an S3 store${whyLeftOut}`,
    engine,
    isLeftOut: 'missing' in s3,
    isWhole: stress.allPhones,
    open: openStore,
  },
]);

const pictures = ['turned-6.jpg', 'turned-5.png', 'turned-8.webp', 'IMG 0001 (1).JPG', 'iptc.jpeg', 'moving.gif'];
const others = [
  'really-a-jpeg.png',
  'ready.mp4',
  'right.mov',
  'apple.heic',
  'apple-as.jpg',
  'empty.jpg',
  'half.jpg',
  'page.png',
  'two-gigabytes.mp4',
];
const some: ReadonlySet<string> = new Set([...pictures, ...others]);

/** A few of each kind, for places that the ordinary run does not test with all. */
export const someOf = (files: readonly PhoneFile[]): PhoneFile[] => files.filter(({ name }) => some.has(name));
