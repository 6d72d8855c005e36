/** Writes files byte by byte, valid except for what a test changes. */
import { crc32, deflateRawSync } from 'node:zlib';

export interface ZipFile {
  readonly name: string;
  readonly data: string | Uint8Array;
  /** The size in the directory, instead of the true one. */
  readonly declaredSize?: number;
  /** Uses the bytes of the previous entry, so that both share them. */
  readonly overlaps?: boolean;
  /** The name next to its bytes, if different from the directory; of the same length. */
  readonly localName?: string;
  readonly isEncrypted?: boolean;
}

export function writeZip(files: readonly ZipFile[], more: { readonly comment?: string } = {}): Buffer {
  const locals: Buffer[] = [];
  const directory: Buffer[] = [];
  let at = 0;
  let last = 0;
  for (const { name, data, declaredSize, overlaps, localName = name, isEncrypted } of files) {
    const bytes = Buffer.from(data as string);
    const packed = deflateRawSync(bytes);
    const common = Buffer.alloc(26);
    common.writeUInt16LE(20, 0);
    common.writeUInt16LE(isEncrypted ? 1 : 0, 2);
    common.writeUInt16LE(8, 4);
    common.writeUInt32LE(crc32(bytes), 10);
    common.writeUInt32LE(packed.length, 14);
    common.writeUInt32LE(declaredSize ?? bytes.length, 18);
    common.writeUInt16LE(Buffer.byteLength(name), 22);
    const local = Buffer.concat([Buffer.from('PK\x03\x04'), common, Buffer.from(localName), packed]);
    const place = overlaps ? last : at;
    if (!overlaps) locals.push(local);
    const entry = Buffer.concat([Buffer.from('PK\x01\x02'), Buffer.from([20, 0]), common, Buffer.alloc(14)]);
    entry.writeUInt32LE(place, 42);
    directory.push(Buffer.concat([entry, Buffer.from(name)]));
    last = place;
    if (!overlaps) at += local.length;
  }
  const list = Buffer.concat(directory);
  const end = Buffer.alloc(22);
  end.write('PK\x05\x06', 'latin1');
  end.writeUInt16LE(files.length, 8);
  end.writeUInt16LE(files.length, 10);
  end.writeUInt32LE(list.length, 12);
  end.writeUInt32LE(at, 16);
  const comment = Buffer.from(more.comment ?? '');
  end.writeUInt16LE(comment.length, 20);
  return Buffer.concat([...locals, list, end, comment]);
}

export const workbookFiles: readonly ZipFile[] = [
  { name: '[Content_Types].xml', data: '<Types/>' },
  { name: 'xl/workbook.xml', data: '<workbook/>' },
];

/** A compound file with streams of these names, in sectors of 512 bytes: the table, then the directory. */
export function writeCompound(names: readonly string[]): Buffer {
  const header = Buffer.alloc(512, 0xff);
  header.fill(0, 0, 76);
  header.write('d0cf11e0a1b11ae1', 'hex');
  header.writeUInt16LE(0x3e, 24);
  header.writeUInt16LE(3, 26);
  header.writeUInt16LE(0xff_fe, 28);
  header.writeUInt16LE(9, 30);
  header.writeUInt32LE(1, 44);
  header.writeUInt32LE(1, 48);
  header.writeUInt32LE(0xff_ff_ff_fe, 60);
  header.writeUInt32LE(0xff_ff_ff_fe, 68);
  header.writeUInt32LE(0, 76);
  const table = Buffer.alloc(512, 0xff);
  table.writeUInt32LE(0xff_ff_ff_fd, 0);
  table.writeUInt32LE(0xff_ff_ff_fe, 4);
  const directory = Buffer.alloc(512);
  for (const [index, name] of ['Root Entry', ...names].entries()) {
    directory.write(name, index * 128, 'utf16le');
    directory.writeUInt16LE((name.length + 1) * 2, index * 128 + 64);
    directory[index * 128 + 66] = index === 0 ? 5 : 2;
  }
  return Buffer.concat([header, table, directory]);
}

export function writePdf(content = 'Hello'): Buffer {
  return Buffer.from(
    `%PDF-1.7\n1 0 obj\n<< /Length ${content.length} >>\nstream\n${content}\nendstream\nendobj\n%%EOF\n`,
  );
}

/** Rows from the bottom, as most programs write them; every pixel has this colour, 0xRRGGBB. */
export function writeBmp(width: number, height: number, bits: 1 | 8 | 24 | 32, color: number): Buffer {
  const palette = bits <= 8 ? 2 ** bits : 0;
  const stride = Math.ceil((width * bits) / 32) * 4;
  const offset = 54 + palette * 4;
  const bytes = Buffer.alloc(offset + stride * height);
  bytes.write('BM', 'latin1');
  bytes.writeUInt32LE(bytes.length, 2);
  bytes.writeUInt32LE(offset, 10);
  bytes.writeUInt32LE(40, 14);
  bytes.writeInt32LE(width, 18);
  bytes.writeInt32LE(height, 22);
  bytes.writeUInt16LE(1, 26);
  bytes.writeUInt16LE(bits, 28);
  for (let index = 0; index < palette; index += 1) bytes.writeUIntLE(color, 54 + index * 4, 3);
  const rows = bits > 8 ? height : 0;
  for (let row = 0; row < rows; row += 1) {
    for (let column = 0; column < width; column += 1) {
      bytes.writeUIntLE(color, offset + row * stride + (column * bits) / 8, 3);
    }
  }
  return bytes;
}
