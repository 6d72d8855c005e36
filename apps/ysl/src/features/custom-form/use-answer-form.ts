import type { Form } from '@maidan/contract/league/custom-forms';
import { useRef } from 'react';
import { useShownFields } from './fields/use-shown-fields.ts';
import { useFormPages } from './pages/use-form-pages.ts';
import type { Answers } from './submit/answers.ts';
import { useFormSubmission, type Edit } from './submit/use-form-submission.ts';

/** A form being filled in: its current page, and how to focus its fields. */
export function useFormParts(form: Form, answers: Answers) {
  const shown = useShownFields(form.fields, answers);
  const places = useRef(new Map<number, HTMLElement>());
  const heading = useRef<HTMLHeadingElement>(null);
  const pages = useFormPages(form, shown, heading);
  const focus = (place: number): void => {
    const field = places.current.get(place);
    // Includes the label, which WebKit would leave behind the top bar.
    field?.scrollIntoView({ block: 'nearest' });
    field?.querySelector<HTMLElement>('input, textarea, select')?.focus({ preventScroll: true });
  };
  return { pages, places, heading, focus };
}

/** The same, with its submission. @param edit set when sent answers are being edited */
export function useAnswerForm(form: Form, answers: Answers, edit?: Edit) {
  const { focus, ...parts } = useFormParts(form, answers);
  return { ...parts, submission: useFormSubmission(form, answers, parts.pages, focus, edit) };
}
