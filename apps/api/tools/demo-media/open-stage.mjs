// Opens the headless browser on stage.html, served from this folder on a free local port.
import { createServer } from 'node:http';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { extname, normalize } from 'node:path';
import { chromium } from 'playwright-core';

const root = fileURLToPath(new URL('./', import.meta.url));
const kinds = { '.mjs': 'text/javascript', '.html': 'text/html', '.svg': 'image/svg+xml', '.woff2': 'font/woff2' };

export async function openStage() {
  const server = createServer(async (request, response) => {
    try {
      const path = normalize(decodeURIComponent(request.url.split('?')[0])).replace(/^(\.\.[/\\])+/, '');
      const body = await readFile(root + path); response.writeHead(200, { 'content-type': kinds[extname(path)] ?? 'application/octet-stream' }); response.end(body);
    } catch { response.writeHead(404); response.end(); }
  });
  await new Promise((done) => server.listen(0, '127.0.0.1', done));
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
    args: ['--headless', '--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-background-networking', '--disable-component-update', '--disable-sync'],
  });
  const page = await browser.newPage();
  page.on('pageerror', (error) => console.error('stage:', error.message));
  await page.goto(`http://127.0.0.1:${server.address().port}/stage.html`);
  await page.waitForFunction('window.ready === true', undefined, { timeout: 30_000 });
  const bytes = async (call, ...args) => Buffer.from(await page.evaluate(([name, list]) => window[name](...list), [call, args]), 'base64');
  return {
    frames: async (name, from, to, fps) => (await page.evaluate(([n, a, b, f]) => window.frames25(n, a, b, f), [name, from, to, fps])).map((text) => Buffer.from(text, 'base64')),
    frame: (name, at) => bytes('frame', name, at),
    still: (name) => bytes('still', name),
    sheet: (clipNames, names) => bytes('sheet', clipNames, names),
    close: async () => { await browser.close(); server.close(); },
  };
}
