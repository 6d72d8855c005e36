import { existsSync } from 'node:fs';
import { formById } from '@maidan/contract/league/custom-forms';
import { createAdaptorServer } from '@hono/node-server';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { chromium } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { answerParts, sendForm, writeForm } from '../../../../testing/form-sender.ts';
import { engines } from '../../../../testing/databases/engines.ts';
import { png } from '../../../../testing/operator.ts';
import { importContent } from '../../../../testing/packs.ts';
import { signIn } from '../../../../testing/people/users.ts';
import type { TestUser } from '../../../../testing/people/users.ts';
import { createTestApp } from '../../../../testing/test-app.ts';
import type { TestApp } from '../../../../testing/test-app.ts';
import { writeBmp, writePdf } from '../../../../testing/media/file-writers.ts';
import { cleanUpUploads } from '../../../jobs/cleanup-uploads.ts';

/** Debian's Chromium, where it is installed; the end-to-end tests install one. */
const CHROMIUM = ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium'].find((place) => existsSync(place));
const script = 'document.title = "ran"; new Image().src = "/ran"';
/** Accepted files, each with content that a page would run. */
const sent = [
  { name: `<img src=x onerror='${script}'>.csv`, bytes: `a,b\n<script>${script}</script>,1` },
  { name: 'x.html.csv', bytes: `a\n<svg onload='${script}'/>` },
  { name: 'page.pdf', bytes: writePdf(`<script>${script}</script>`) },
  {
    name: 'shot.bmp',
    bytes: Buffer.concat([writeBmp(9, 9, 24, 0x11_22_33), Buffer.from(`<script>${script}</script>`)]),
  },
  // As phones send pictures received in a chat.
  { name: 'photo.jpg', type: 'image/webp', bytes: png(64, 48) },
];

/** How a page could try to run a file: in a frame, as a picture, an object or a script. */
const useEverywhere = (path: string) => `Promise.all(
  [['iframe', 'src'], ['img', 'src'], ['object', 'data'], ['embed', 'src'], ['script', 'src']].map(
    ([tag, attribute]) => new Promise((resolve) => {
      const element = document.createElement(tag);
      element.setAttribute(attribute, '${path}');
      element.onload = element.onerror = resolve;
      setTimeout(resolve, 250);
      document.body.append(element);
    })))`;

describe.each(engines)('files of forms on %s', (engine) => {
  let api: TestApp;
  let owner: TestUser;
  let files: { name: string; original_name: string; type: string }[];
  beforeAll(async () => {
    api = await createTestApp(engine);
    const fields = sent.map((_, index) => ({ name: `file-${index}`, label: 'File', type: 'file' }));
    await importContent(api, { 'forms.json': [{ slug: 'files', title: 'Files', fields }] });
    owner = await signIn(api);
    const form = await api.reply(formById, { params: { id: 'files' } });
    const answers = sent.map((file, index) => ({ field: Number(form?.fields[index]?.id), file }));
    const { status } = await sendForm(api, writeForm(answerParts('files', answers)), { token: owner.token });
    if (status !== 200) throw new Error(`the form was answered with ${status}`);
    files = await api.db
      .selectFrom('form_files')
      .select(['name', 'original_name', 'type'])
      .orderBy('field_id')
      .execute();
  });
  afterAll(() => api.close());

  test('each is an attachment with our own content type that no page may run, frame or store [U-5 B8]', async () => {
    expect(files.map(({ type }) => type)).toEqual([
      'text/csv; charset=utf-8',
      'text/csv; charset=utf-8',
      'application/pdf',
      'image/png',
      'image/png',
    ]);
    expect(files.slice(3).map((file) => file.original_name)).toEqual(['shot.png', 'photo.png']);
    for (const { name, type } of files) {
      const { status, headers } = await api.get(`/api/forms/file/${name}`, { token: owner.token });
      expect([status, Object.fromEntries(headers)]).toEqual([
        200,
        expect.objectContaining({
          'content-type': type,
          'content-disposition': expect.stringMatching(
            /^attachment; filename="[\w .()-]*"; filename\*=UTF-8''[\w.%~-]+$/,
          ),
          'x-content-type-options': 'nosniff',
          'content-security-policy': "default-src 'none'; sandbox",
          'cross-origin-resource-policy': 'same-origin',
          'cache-control': 'private, no-store',
        }),
      ]);
    }
  });

  test('only its sender can download a file; for anyone else it does not exist [U-5]', async () => {
    const path = `/api/forms/file/${files[0]?.name}`;
    const other = await signIn(api);
    const missing = await api.get(`/api/forms/file/${'0'.repeat(32)}`, { token: other.token });
    const anothers = await api.get(path, { token: other.token });
    const withoutId = ({ json }: { json: unknown }) => ({ ...(json as object), request_id: null });
    expect([anothers.status, withoutId(anothers)]).toEqual([404, withoutId(missing)]);
    expect((await api.get(path)).status).toBe(401);
    expect((await api.get(path, { token: 'mdn_short' })).status).toBe(401);
    for (const name of ['..%2f..%2fmaidan.sqlite', '.', `${files[0]?.name}%00`, files[0]?.name.toUpperCase() ?? '']) {
      expect((await api.get(`/api/forms/file/${name}`, { token: owner.token })).status).toBe(404);
    }
    expect((await api.get(`/api/media/${files[0]?.name}`)).status).toBe(404);
  });

  test.runIf(CHROMIUM !== undefined && engine === 'SQLite')(
    'a browser that opens them, frames them or uses them as a picture or script runs nothing [U-5]',
    async () => {
      const requested: string[] = [];
      let control = '';
      const server = createAdaptorServer({
        fetch: (request, env) => {
          const { pathname } = new URL(request.url);
          requested.push(pathname);
          const page = `<title>still</title><body>${pathname === '/control' ? `<script>${script}</script>` : ''}`;
          if (!pathname.startsWith('/api/')) return new Response(page, { headers: { 'content-type': 'text/html' } });
          // As if the browser authenticated by itself, which ours do not.
          const headers = new Headers(request.headers);
          headers.set('authorization', `Bearer ${owner.token}`);
          return api.app.fetch(new Request(request.url, { method: request.method, headers }), env);
        },
        overrideGlobalObjects: false,
      }) as Server;
      await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
      const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
      const browser = await chromium.launch({ executablePath: CHROMIUM ?? '', args: ['--no-sandbox'] });
      try {
        const page = await browser.newPage();
        // The same script in its own page does run, which proves that the silence below is meaningful.
        await page.goto(`${address}/control`);
        control = await page.title();
        requested.length = 0;
        for (const { name } of files) {
          const path = `/api/forms/file/${name}`;
          const download = page.waitForEvent('download');
          await page.goto(address + path).catch(() => undefined);
          expect((await download).suggestedFilename()).not.toMatch(/[<>"|?*/\\]/);
          await page.goto(address);
          await page.evaluate(useEverywhere(path));
          expect(await page.title()).toBe('still');
        }
      } finally {
        await browser.close();
        server.closeAllConnections();
        server.close();
      }
      expect(requested.filter((path) => path.startsWith('/api/forms/file/')).length).toBeGreaterThan(files.length);
      expect(requested).not.toContain('/ran');
      expect(control).toBe('ran');
    },
  );

  test('the cleanup removes the files of a deleted account [D-8]', async () => {
    await api.db.deleteFrom('users').where('id', '=', owner.userId).execute();
    expect(await cleanUpUploads(api.db, api.world.uploads, Date.now())).toBe(0);
    expect(await cleanUpUploads(api.db, api.world.uploads, Date.now() + 2 * 3_600_000)).toBe(files.length);
    for (const { name } of files) expect(await api.world.uploads.size(name)).toBe(null);
  });
});
