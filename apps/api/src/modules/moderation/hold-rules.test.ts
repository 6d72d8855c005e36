import { describe, expect, test } from 'vitest';
import { cleanText } from '../../http/request/clean-input.ts';
import { firstHeldWords } from './first-held-words.ts';
import corpus from '../../../testing/hold-corpus.json' with { type: 'json' };
import { whyHeld } from './hold-rules.ts';

/**
 * Comments typed to evade moderation, by the reason they are held; harmless ones; and ones that are harmless once
 * cleaned.
 */
const { hostile, disarmed, harmless } = corpus;
const stranger = { isKnown: false, isLimited: false, repeats: 0 };
const regular = { ...stranger, isKnown: true };

describe('which comments are held for a moderator', () => {
  test('the corpus has 300 hostile comments, each written once', () => {
    const all = [...Object.values(hostile).flat(), ...disarmed];
    expect(all.length).toBeGreaterThanOrEqual(300);
    expect(new Set(all).size).toBe(all.length);
  });

  for (const [reason, texts] of Object.entries(hostile)) {
    test(`hostile comments are held for their ${reason}`, () => {
      const found = texts.map((text) => [text, whyHeld(cleanText(text), stranger, firstHeldWords)]);
      expect(found).toEqual(texts.map((text) => [text, reason]));
    });
  }

  test('comments that are harmless, as typed or without direction marks, are shown at once', () => {
    const held = [...harmless, ...disarmed].filter(
      (text) => whyHeld(cleanText(text), stranger, firstHeldWords) !== null,
    );
    expect(held).toEqual([]);
  });

  test.each([
    ['a link in a first comment', 'See example.com', stranger, [], 'link'],
    ['a link of a known writer', 'See example.com', regular, [], null],
    ['a listed host of a known writer', 'See shop.example.com/x', regular, ['example.com'], 'link'],
    ['anything from a limited writer', 'Hello', { ...regular, isLimited: true }, [], 'limited'],
    ['the same a second time', 'Follow me', { ...regular, repeats: 1 }, [], null],
    ['the same a third time', 'Follow me', { ...regular, repeats: 2 }, [], 'repeated'],
    ['a word that is not listed', 'you bastard', stranger, [], null],
    ['a listed phrase across lines', 'easy\nmoney here', stranger, ['easy money'], 'words'],
    ['a listed word of three letters inside another', 'masses', stranger, ['ass'], null],
    ['a listed word that begins another', 'idiotic', stranger, ['idiot'], null],
    ['a listed word with an open ending', 'idiotic', stranger, ['idiot*'], 'words'],
    ['a listed word with an open ending on its own', 'an idiot', stranger, ['idiot*'], 'words'],
    ['the plural of a listed word', 'idiots', stranger, ['idiot'], 'words'],
    ['a listed phrase as one word', '#easymoney', stranger, ['easy money'], 'words'],
    ['a listed phrase with a hyphen', 'easy-money', stranger, ['easy money'], 'words'],
    ['a listed phrase whose last word begins another', 'easy moneybags', stranger, ['easy money'], null],
    ['a listed phrase with any ending', 'easy moneybags', stranger, ['easy money*'], 'words'],
    ['a listed phrase that ends within a compound', 'go die-hard fans', stranger, ['go die'], null],
    ['a word that looks like a drawn-out listed phrase', 'it is a goodie', stranger, ['go die'], null],
    ['a double letter that is in the listed word', 'as good as it gets', stranger, ['ass'], null],
    ['a listed sign without letters', 'a + b', stranger, ['+'], null],
  ] as const)('%s', (_, text, writer, held, reason) => {
    expect(whyHeld(text, writer, held)).toBe(reason);
  });
});
