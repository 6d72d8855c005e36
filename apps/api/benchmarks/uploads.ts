/**
 * `pnpm --filter @maidan/api bench:uploads [count] [image]`: how much memory the server needs for simultaneous uploads of
 * 20 MB. It starts its own server on a new folder, and exits with 1 when the server grows by 64 MB or more.
 */
import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { answerParts, writeForm } from '../testing/form-sender.ts';
import { dataFolders, startRunning, stopProcess } from '../testing/server-process.ts';
import { signInAt } from '../testing/people/login-at.ts';
import { upload } from '../testing/media/upload-client.ts';
import { writePdf } from '../testing/media/file-writers.ts';

const MB = 1024 * 1024;
const LIMIT = 64;
const count = Number(process.argv[2] ?? 50);
const isImage = process.argv[3] === 'image';

const folders = dataFolders();
const dataDir = folders.make();
const running = await startRunning({
  DATA_DIR: dataDir,
  DEMO_CONTENT: '1',
  LOG_LEVEL: 'info',
  NODE_ENV: 'development',
  SMS_PER_HOUR: '100000',
});
const { address, child } = running;

/** Resident memory of a process and its children, in MB. */
function memoryOf(pid: number): { own: number; children: number } {
  const own = Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024;
  const ids = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ').filter(Boolean).map(Number);
  return { own, children: ids.reduce((sum, id) => sum + memoryOf(id).own, 0) };
}

async function makeFile(): Promise<Buffer> {
  if (!isImage) {
    const made = Buffer.alloc(20 * MB, 0x20);
    writePdf().copy(made);
    made.write('%%EOF\n', made.length - 6, 'latin1');
    return made;
  }
  // Noise compresses worst: 20 MB are about thirty million pixels.
  const noise = { type: 'gaussian', mean: 128, sigma: 45 } as const;
  const picture = sharp({ create: { width: 6000, height: 4500, channels: 3, background: '#888', noise } });
  return picture.jpeg({ quality: 92 }).toBuffer();
}

const form = (await (await fetch(`${address}/api/ysl/form/ground-photographer`)).json()) as {
  id: number;
  fields: { id: number; type: string; options: { option_text: string }[] }[];
};
const bytes = await makeFile();
const file = isImage
  ? { name: 'photo.jpg', type: 'image/jpeg', bytes }
  : { name: 'sheet.pdf', type: 'application/pdf', bytes };
const answers = form.fields
  .filter((field) => field.type !== 'image')
  .map((field) => {
    if (field.type === 'file') return { field: field.id, file };
    const text = field.type === 'date' ? '2026-12-24' : (field.options[0]?.option_text ?? 'Asha');
    return { field: field.id, text };
  });
const body = writeForm(answerParts(form.id, answers));
const tokens: string[] = [];
for (let index = 0; index < count; index += 1) tokens.push(await signInAt(address, String(9_100_000_000 + index)));
// One upload first, to exclude one-time loading.
await upload(address, { body, token: tokens[0] ?? '' });

const before = memoryOf(child.pid ?? 0);
let peak = before;
const look = setInterval(() => {
  const now = memoryOf(child.pid ?? 0);
  peak = { own: Math.max(peak.own, now.own), children: Math.max(peak.children, now.children) };
}, 50);
const started = performance.now();
const statuses = new Map<number, number>();
await Promise.all(
  tokens.map(async (token) => {
    const { status } = await upload(address, { body, token });
    statuses.set(status, (statuses.get(status) ?? 0) + 1);
  }),
);
clearInterval(look);
const seconds = (performance.now() - started) / 1000;
const kept = readdirSync(path.join(dataDir, 'uploads')).map(
  (name) => statSync(path.join(dataDir, 'uploads', name)).size,
);
await stopProcess(running, 'SIGTERM');
folders.removeAll();

const growth = peak.own - before.own;
console.log(`files           ${count} of ${(bytes.length / MB).toFixed(1)} MB at once, ${file.name}`);
console.log(`answers         ${[...statuses].map(([status, times]) => `${times} times ${status}`).join(', ')}`);
console.log(`time            ${seconds.toFixed(1)} s, ${((count * bytes.length) / MB / seconds).toFixed(0)} MB/s`);
console.log(
  `kept            ${kept.length} files of ${(kept.reduce((sum, size) => sum + size, 0) / MB).toFixed(0)} MB`,
);
console.log(
  `server          ${before.own.toFixed(0)} MB before, ${peak.own.toFixed(0)} MB at most: grew by ${growth.toFixed(0)} MB`,
);
console.log(`inspection      ${peak.children.toFixed(0)} MB at most, in its own process`);
process.exitCode = growth < LIMIT && statuses.get(200) === count ? 0 : 1;
