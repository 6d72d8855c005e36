import { errors } from './errors/errors.ts';

const RADIX = 36;
const PART = /^-?[0-9a-z]{1,11}$/;

/**
 * A cursor of whole numbers, as a short text that is safe in a URL. It contains no secrets.
 * @param names its numbers, in the order of the text
 * @param minimum of each number; a time before 1970 is negative
 */
export function defineCursor<const Name extends string>(names: readonly Name[], minimum = 0) {
  type Cursor = Readonly<Record<Name, number>>;
  return {
    write: (cursor: Cursor): string => names.map((name) => cursor[name].toString(RADIX)).join('.'),

    /**
     * Null without a text.
     * @param refuse creates the error for text that `write` did not create
     */
    read(text: string | undefined, refuse = () => errors.badRequest('Invalid cursor.')): Cursor | null {
      if (text === undefined) return null;
      const parts = text.split('.');
      const numbers = parts.map((part) => (PART.test(part) ? parseInt(part, RADIX) : NaN));
      if (parts.length !== names.length || !numbers.every((one) => Number.isSafeInteger(one) && one >= minimum)) {
        throw refuse();
      }
      return Object.fromEntries(names.map((name, index) => [name, numbers[index]])) as Cursor;
    },
  };
}
