import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, describe, expect, test } from 'vitest';
import { formatIssue } from '../format/issue.ts';
import { readPack } from './read-pack.ts';

const folders: string[] = [];
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true });
});

/** A pack on disk: values as JSON, texts unchanged. */
function packFolder(files: Record<string, unknown>): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'maidan-pack-'));
  folders.push(folder);
  mkdirSync(path.join(folder, 'media'));
  for (const [name, content] of Object.entries({ 'pack.json': { format: 1, name: 'Test' }, ...files })) {
    const isWritten = typeof content === 'string' || Buffer.isBuffer(content);
    writeFileSync(path.join(folder, name), isWritten ? content : JSON.stringify(content));
  }
  return folder;
}

function issues(files: Record<string, unknown>): string[] {
  const result = readPack(packFolder(files));
  return 'issues' in result ? result.issues.map(formatIssue) : [];
}

const post = (more: object) => ({ slug: 'a', name: 'A', published_at: '-1h', ...more });

describe('a pack with issues', () => {
  test('reports each with its file and path, all at once', () => {
    const found = issues({
      'posts.json': [
        post({ type: 'film' }),
        post({ slug: 'A b', views: -1 }),
        { slug: 'x', name: 'X', published_at: 'yesterday' },
      ],
      'tags.json': [{ slug: 'home', name: '', colour: 'red' }],
      'notes.json': [],
    });
    expect(found).toEqual([
      expect.stringMatching(/^tags\.json \[0\]\.name: must not be empty$/),
      expect.stringMatching(/^tags\.json \[0\]: has unknown fields: colour$/),
      expect.stringMatching(/^posts\.json \[0\]\.type: /),
      expect.stringMatching(/^posts\.json \[1\]\.slug: must be lower-case words/),
      expect.stringMatching(/^posts\.json \[1\]\.views: /),
      expect.stringMatching(/^posts\.json \[2\]\.published_at: must be a time such as/),
      expect.stringMatching(/^notes\.json : is not a file of a pack/),
    ]);
  });

  test('reports unknown and duplicate slugs, and missing fields of a type', () => {
    expect(
      issues({
        'tags.json': [{ slug: 'home', name: 'Home', audio: 'song', quizpoll: 'final' }],
        'tag-scrollers.json': [{ slug: 'home', tags: ['home', 'gone'] }],
        'posts.json': [
          post({ tags: ['home', 'nowhere'], categories: ['none'] }),
          post({ type: 'gallery' }),
          post({ slug: 'b', type: 'video' }),
        ],
        'comments.json': [{ post: 'c', name: 'Ravi', comment: 'Hi', created_at: '-1m' }],
        'ad-carousels.json': [{ slug: 'empty', url1: 'https://a.example/' }],
      }),
    ).toEqual([
      'tags.json [0].audio: the audio bar "song" does not exist',
      'tags.json [0].quizpoll: the poll "final" does not exist',
      'tag-scrollers.json [0].tags[1]: the tag "gone" does not exist',
      'comments.json [0].post: the post "c" does not exist',
      'posts.json [0].tags[1]: the tag "nowhere" does not exist',
      'posts.json [0].categories[0]: the category "none" does not exist',
      'posts.json [1].slug: "a" is already used above',
      'posts.json [1].postgallery: a gallery needs images',
      'posts.json [2].media: a video needs it',
      'ad-carousels.json [0]: has no image',
    ]);
  });

  test('reports missing, damaged and wrong files, and impossible links', () => {
    expect(
      issues({
        'media/note.vtt': 'WEBVTT\n\n0:x --> y\nHello',
        'media/photo.webp': 'not a picture',
        'posts.json': [
          post({ thumbnail: 'media/gone.webp' }),
          post({ slug: 'b', type: 'video', media: 'media/photo.webp' }),
          post({ slug: 'c', media: 'media/photo.webp', captions: 'media/note.vtt' }),
        ],
      }),
    ).toEqual([
      'posts.json [0].thumbnail: the file media/gone.webp does not exist',
      'posts.json [1].media: "media/photo.webp" is of the wrong kind: expected clip',
      'posts.json [2].captions: media/note.vtt is neither WebVTT nor SRT. Line 3: Must be exactly two digits',
      'posts.json [2].media: media/photo.webp is damaged or has the wrong file extension',
    ]);
    const links = ['javascript:alert(1)', '//evil.example', '/\\evil.example', 'https://u:p@evil.example', 'evil'];
    for (const credits_url of links) expect(issues({ 'posts.json': [post({ credits_url })] })).toHaveLength(1);
    for (const thumbnail of ['http://a.example/x.png', 'media/../../etc/passwd', 'media/x.svg', '/x.png']) {
      expect(issues({ 'posts.json': [post({ thumbnail })] })).toHaveLength(1);
    }
  });

  test('may begin with a byte order mark, and must be in UTF-8', () => {
    const pack = JSON.stringify({ format: 1, name: 'Café' });
    expect(issues({ 'pack.json': `\uFEFF${pack}` })).toEqual([]);
    for (const bytes of [Buffer.from(`\uFEFF${pack}`, 'utf16le'), Buffer.from(pack, 'latin1')]) {
      expect(issues({ 'pack.json': bytes })).toEqual(['pack.json : is not in UTF-8: save it as UTF-8']);
    }
  });

  test('is distinguished from a missing pack and from broken JSON', () => {
    expect(issues({ 'pack.json': '{' })).toEqual([expect.stringMatching(/^pack\.json : is not readable JSON/)]);
    expect(issues({ 'pack.json': { format: 2, name: 'x' } })).toHaveLength(1);
    const nowhere = readPack('/nowhere/at/all');
    expect(nowhere).toEqual({ issues: [expect.objectContaining({ file: 'pack.json' })] });
  });
});

describe('the demo pack', () => {
  const demo = readPack(path.join(import.meta.dirname, '..', '..', '..', 'content', 'demo'));

  test('has no issues', () => {
    expect(demo).not.toHaveProperty('issues');
  });

  test('has covers without text, because every screen width crops them differently', () => {
    const pack = 'pack' in demo ? demo.pack : undefined;
    const covers = [...(pack?.['league-registrations.json'] ?? []), ...(pack?.['forms.json'] ?? [])].map(
      ({ image }) => image,
    );
    expect(covers.length).toBeGreaterThan(5);
    // Banners, advertisements, posters and stills contain text.
    expect(covers.filter((cover) => !/^media\/(?:backdrop|image)-/.test(cover ?? ''))).toEqual([]);
  });
});
