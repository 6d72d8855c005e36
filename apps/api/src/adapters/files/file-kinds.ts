import type { UPLOAD_EXTENSIONS } from '@maidan/contract/rules/limits';

export type UploadExtension = (typeof UPLOAD_EXTENSIONS)[number];

/** How a kind of file is inspected, and the content type it is served with, which is never the sender's. */
export interface FileKind {
  readonly check: 'picture' | 'pdf' | 'xls' | 'xlsx' | 'csv';
  readonly type: string;
  /** The types that browsers and systems declare. */
  readonly declared: readonly string[];
}

/** Any picture may declare any of them: some phones declare the actual format, others the one of the name. */
const declared = [
  'image/jpeg',
  'image/jpg',
  'image/pjpeg',
  'image/png',
  'image/x-png',
  'image/gif',
  'image/webp',
  'image/bmp',
  'image/x-bmp',
  'image/x-ms-bmp',
  'image/heic',
  'image/heif',
];
const picture = (type: string): FileKind => ({ check: 'picture', type, declared });

export const fileKinds: Readonly<Record<UploadExtension, FileKind>> = {
  jpeg: picture('image/jpeg'),
  jpg: picture('image/jpeg'),
  png: picture('image/png'),
  gif: picture('image/gif'),
  webp: picture('image/webp'),
  // Stored as PNG: see picture.ts.
  bmp: picture('image/png'),
  pdf: { check: 'pdf', type: 'application/pdf', declared: ['application/pdf', 'application/x-pdf'] },
  xls: {
    check: 'xls',
    type: 'application/vnd.ms-excel',
    declared: ['application/vnd.ms-excel', 'application/msexcel'],
  },
  xlsx: {
    check: 'xlsx',
    type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    declared: ['application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'],
  },
  csv: {
    check: 'csv',
    type: 'text/csv; charset=utf-8',
    // Windows with Excel declares every CSV as an Excel file; systems without an entry for CSV declare plain text.
    declared: ['text/csv', 'application/csv', 'application/vnd.ms-excel', 'text/plain'],
  },
};

/** Whether the declared type fits the extension. Systems that do not know a type declare a generic one. */
export function isDeclared(extension: UploadExtension, type: string): boolean {
  return type === '' || type === 'application/octet-stream' || fileKinds[extension].declared.includes(type);
}
