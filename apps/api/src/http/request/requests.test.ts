import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { importContent, manyPosts } from '../../../testing/packs.ts';
import { createTestApp } from '../../../testing/test-app.ts';
import type { TestApp } from '../../../testing/test-app.ts';

let api: TestApp;
beforeAll(async () => {
  api = await createTestApp('SQLite');
  await importContent(api, manyPosts(7));
});
afterAll(() => api.close());

const post = (body: unknown, headers: Record<string, string> = {}) =>
  api.send('POST', '/api/comments', { headers }, typeof body === 'string' ? body : JSON.stringify(body));

describe('methods', () => {
  test('another method on a known address is 405 with Allow [A-8]', async () => {
    const answer = await api.send('POST', '/api/tag_posts/home', {}, {});
    expect([answer.status, answer.headers.get('allow')]).toEqual([405, 'GET, HEAD, OPTIONS']);
    expect(answer.json).toMatchObject({ code: 'method_not_allowed' });
    const write = await api.get('/api/mobileotp');
    expect([write.status, write.headers.get('allow')]).toEqual([405, 'OPTIONS, POST']);
    expect((await api.send('PUT', '/api/comments', {}, {})).status).toBe(405);
  });

  test('HEAD is GET without the body, OPTIONS lists the methods [A-8]', async () => {
    const head = await api.send('HEAD', '/api/tag_posts/home');
    expect([head.status, head.text, head.headers.get('etag')?.length]).toEqual([200, '', 31]);
    const options = await api.send('OPTIONS', '/api/tag_posts/home');
    expect([options.status, options.headers.get('allow')]).toEqual([204, 'GET, HEAD, OPTIONS']);
  });

  test('an unknown address is 404 with the error shape', async () => {
    for (const path of [
      '/',
      '/api',
      '/api/',
      '/api/nothing',
      '/api/tag_posts',
      '/api/tag_posts/home/',
      '/API/tag/all',
    ]) {
      const answer = await api.get(path);
      expect([path, answer.status]).toEqual([path, 404]);
      expect(answer.json).toMatchObject({ status: 'error', code: 'not_found' });
    }
  });
});

test.for([
  ['en-IN', 'Please check what you entered.', 'must be at most 100 characters', 'This tag was not found.'],
  ['hi-IN', 'आपने जो भरा है, उसे एक बार देख लें।', 'ज़्यादा से ज़्यादा 100 अक्षर', 'यह टैग नहीं मिला।'],
  ['kn-IN', 'ನೀವು ತುಂಬಿದ್ದನ್ನು ಒಮ್ಮೆ ನೋಡಿಕೊಳ್ಳಿ.', 'ಹೆಚ್ಚೆಂದರೆ 100 ಅಕ್ಷರಗಳು', 'ಈ ಟ್ಯಾಗ್ ಸಿಗಲಿಲ್ಲ.'],
] as const)('errors are in the language of the request: %s', async ([language, whole, ofField, noTag]) => {
  const headers = { 'accept-language': language };
  const { json, headers: sent } = await api.get(`/api/search?q=${'x'.repeat(101)}`, { headers });
  expect(json).toMatchObject({ code: 'invalid_fields', message: whole, errors: { q: [ofField] } });
  expect(sent.get('content-language')).toBe(language === 'en-IN' ? null : language.slice(0, 2));
  const missing = await api.get('/api/tag/getid/none', { headers });
  expect(missing.json).toMatchObject({ code: 'not_found', message: noTag });
});

test('a repeated parameter is 400 [A-5]', async () => {
  const { status, json } = await api.get('/api/search?q=cricket&q=football');
  expect([status, json]).toEqual([400, expect.objectContaining({ code: 'bad_request' })]);
});

describe('bodies', () => {
  test('only JSON in UTF-8 is accepted [A-8 E-6]', async () => {
    const types = ['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data', 'application/jsonp', ''];
    for (const type of types) {
      const answer = await post({ post_id: 1 }, { 'content-type': type });
      expect([type, answer.status]).toEqual([type, 415]);
    }
    expect((await post({ post_id: 'post-1' }, { 'content-type': 'application/json; charset=UTF-8' })).status).toBe(200);
    expect((await post({ post_id: 1 }, { 'content-type': 'application/json; charset=latin1' })).status).toBe(415);
  });

  test('a body that is not JSON is 400, and one that is too large is 413 whatever its header says', async () => {
    for (const body of ['', '{', '{"post_id":1}}', 'NaN', "{'post_id':1}"]) expect((await post(body)).status).toBe(400);
    const large = JSON.stringify({ post_id: 'x'.repeat(70_000) });
    expect((await post(large)).status).toBe(413);
    expect((await post(large, { 'content-length': '20' })).status).toBe(413);
  });

  test('unknown keys, wrong types and overlong texts are 422 with the field [A-4]', async () => {
    expect((await post({ post_id: 1, role: 'admin' })).json).toMatchObject({
      code: 'invalid_fields',
      errors: { role: ['is not a known field'] },
    });
    expect((await post({})).json).toMatchObject({ errors: { post_id: [expect.any(String)] } });
    for (const value of [null, {}, [], true, 1.5, -1, '', 'x'.repeat(151)]) {
      expect([value, (await post({ post_id: value })).status]).toEqual([value, 422]);
    }
    for (const body of ['[]', '"x"', '1', 'null']) expect([body, (await post(body)).status]).toEqual([body, 422]);
  });

  test('prototype keys, NUL, unpaired surrogates and deep nesting are 400 and change nothing [A-4 A-5]', async () => {
    const hostile = [
      '{"__proto__":{"polluted":1},"post_id":1}',
      '{"constructor":{"prototype":{"polluted":1}},"post_id":1}',
      '{"post_id":"a\\u0000b"}',
      '{"post_id":"\\ud800"}',
      `{"post_id":${'['.repeat(20)}1${']'.repeat(20)}}`,
    ];
    for (const body of hostile) expect([body, (await post(body)).status]).toEqual([body, 400]);
    expect('polluted' in {}).toBe(false);
  });

  test('text is composed, so that equal-looking texts are equal [A-5]', async () => {
    await api.db.updateTable('posts').set({ slug: 'caf\u00e9' }).where('slug', '=', 'post-7').execute();
    expect((await post({ post_id: 'cafe\u0301' })).status).toBe(200);
    expect((await api.get('/api/post/cafe%CC%81')).status).toBe(200);
  });
});

test('hostile text in any position gets an ordinary reply, never a server error [A-5 A-7]', async () => {
  const hostile = [
    "' or 1=1 --",
    '1; drop table posts',
    '%',
    '_',
    '\\',
    '../../etc/passwd',
    '${7*7}',
    '{{7*7}}',
    '<script>',
    'null',
    'undefined',
    'NaN',
    'Infinity',
    '-0',
    '1e309',
    '0x10',
    '٣',
    '＇',
    '𝔸',
    '\u202Eabc',
    'a'.repeat(150),
    ' ',
    '\t',
  ];
  for (const text of hostile) {
    const path = encodeURIComponent(text);
    const answers = [
      await api.get(`/api/tag_posts/${path}`),
      await api.get(`/api/post/${path}`),
      await api.get(`/api/category/getid/${path}`),
      await api.get(`/api/quizpoll/${path}`),
      await api.get(`/api/tag_posts/home?page=${path}`),
      await api.get(`/api/tag_posts/home?cursor=${path}`),
      await post({ post_id: text }),
      await api.send('POST', '/api/mobileotp', {}, { phone: text.slice(0, 20), type: '', pin: text.slice(0, 6) }),
    ];
    expect([text, answers.filter((answer) => answer.status >= 500)]).toEqual([text, []]);
    for (const { json } of answers.filter((answer) => answer.status >= 400)) {
      expect(json).toMatchObject({ status: 'error', request_id: expect.any(String) });
    }
  }
  expect((await api.get('/api/post/all')).text).toContain('post-1');
});
