import type { Form, FormField } from '@maidan/contract/league/custom-forms';
import { dividePages } from '@maidan/contract/rules/form-pages';
import { useState, type RefObject } from 'react';
import { flushSync } from 'react-dom';
import type { ShownField } from '../fields/use-shown-fields.ts';
import { usePageEntry } from './use-page-entry.ts';

/**
 * The current page of a form. The number of pages depends on the answers.
 * @param heading heading of the current page
 */
export function useFormPages(
  { fields, pages }: Pick<Form, 'fields' | 'pages'>,
  shown: readonly ShownField[],
  heading: RefObject<HTMLElement | null>,
) {
  const [at, setAt] = useState(0);
  // An address cannot open a page beyond the ones reached: answers before it may be missing.
  const [reached, setReached] = useState(0);
  const divided = dividePages(
    fields,
    pages,
    shown.map((each) => ({ ...each, id: each.field.id })),
  );
  const last = Math.max(0, divided.length - 1);
  // An answer may have removed the last page.
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
    /** Null for a form with a single page. */
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
    /** Called when the form is left: the address no longer names a page. */
    leave: () => entry.replace(0),
    /** Called when the answers of an earlier visit are restored: reopens their page. */
    resume() {
      setAt(entry.wanted);
      setReached(entry.wanted);
    },
    /** Whether a field is on a page after this one. */
    isLater: ({ id }: Pick<FormField, 'id'>) =>
      divided.slice(index + 1).some((page) => page.fields.some((each) => each.id === id)),
    /** Opens the page with the field at this index in the form. */
    openAt(place: number): void {
      const found = divided.findIndex((page) => page.fields.some((each) => each.place === place));
      if (found === -1 || found === index) return;
      flushSync(() => setAt(found));
      entry.replace(found);
    },
  };
}
