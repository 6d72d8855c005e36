import { expect, test } from 'vitest';
import { shareTargets } from './share-targets.ts';

const post = { title: 'Six & out?', text: 'Maidan', url: 'https://maidan.test/s/12?a=1&b=#2' };

test('every network gets the text and the URL, complete and escaped', () => {
  for (const { network, href } of shareTargets(post)) {
    const { searchParams } = new URL(href);
    const given = [...searchParams.values()].join(' ');
    expect(given, network).toContain(post.url);
    // Facebook reads the text from the page itself.
    expect(given.includes('Six & out?'), network).toBe(network !== 'facebook');
    expect(href).not.toContain(' ');
    expect(href).not.toContain('+');
  }
});

test('the order and the hosts', () => {
  expect(shareTargets(post).map(({ network, href }) => [network, new URL(href).protocol + new URL(href).host])).toEqual(
    [
      ['whatsapp', 'https:wa.me'],
      ['facebook', 'https:www.facebook.com'],
      ['x', 'https:x.com'],
      ['telegram', 'https:t.me'],
      ['email', 'mailto:'],
    ],
  );
});

test('half a character in a title does not break the URL', () => {
  expect(() => shareTargets({ ...post, title: 'Half \ud83c' })).not.toThrow();
});

test('a title cannot add fields to the mail', () => {
  const mail = shareTargets({ ...post, title: 'a&cc=someone@example.org' }).at(-1);
  expect(new URL(mail?.href ?? '').searchParams.has('cc')).toBe(false);
});
