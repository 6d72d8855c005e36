import type { Form, FormField } from '@maidan/contract/league/custom-forms';
import { dividePages } from '@maidan/contract/rules/form-pages';
import { useState, type RefObject } from 'react';
import { flushSync } from 'react-dom';
import type { ShownField } from '../fields/use-shown-fields.ts';
import { usePageEntry } from './use-page-entry.ts';

/**
 * The page of a form that is open. Answers decide how many there are.
 * @param heading of the open page
 */
export function useFormPages(
  { fields, pages }: Pick<Form, 'fields' | 'pages'>,
  shown: readonly ShownField[],
  heading: RefObject<HTMLElement | null>,
) {
  const [at, setAt] = useState(0);
  // An address with a later page opens none whose answers may be missing.
  const [reached, setReached] = useState(0);
  const divided = dividePages(
    fields,
    pages,
    shown.map((each) => ({ ...each, id: each.field.id })),
  );
  const last = Math.max(0, divided.length - 1);
  // An answer may have taken the last page away.
  const index = Math.min(at, last);
  const current = divided[index];

  function open(next: number): void {
    flushSync(() => {
      setAt(Math.max(0, Math.min(next, last)));
      setReached((before) => Math.max(before, next));
    });
    heading.current?.focus({ preventScroll: true });
    heading.current?.scrollIntoView({ block: 'start' });
  }

  const entry = usePageEntry((page) => open(Math.min(page, reached)));

  return {
    /** Null for a form of one page without a title. */
    head: divided.length > 1 ? { page: index + 1, pages: divided.length, title: current?.title ?? '' } : null,
    shown: current?.fields ?? [],
    isFirst: index === 0,
    isLast: index === last,
    back() {
      open(index - 1);
      entry.back(index - 1);
    },
    next() {
      open(index + 1);
      entry.next(index + 1);
    },
    /** The form is left: the address names none of its pages any more. */
    leave: () => entry.replace(0),
    /** The answers of an earlier visit are back: so is their page. */
    resume() {
      setAt(entry.wanted);
      setReached(entry.wanted);
    },
    /** Whether a field is on a page after this one. */
    isLater: ({ id }: Pick<FormField, 'id'>) =>
      divided.slice(index + 1).some((page) => page.fields.some((each) => each.id === id)),
    /** Opens the page of the field at this place in the form. */
    openAt(place: number): void {
      const found = divided.findIndex((page) => page.fields.some((each) => each.place === place));
      if (found === -1 || found === index) return;
      flushSync(() => setAt(found));
      entry.replace(found);
    },
  };
}
