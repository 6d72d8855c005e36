import type { Form } from '@maidan/contract/league/custom-forms';
import { useRef } from 'react';
import { useShownFields } from './fields/use-shown-fields.ts';
import { useFormPages } from './pages/use-form-pages.ts';
import type { Answers } from './submit/answers.ts';
import { useFormSubmission, type Edit } from './submit/use-form-submission.ts';

/** A form that is being filled in: its open page, and where its fields are. */
export function useFormParts(form: Form, answers: Answers) {
  const shown = useShownFields(form.fields, answers);
  const places = useRef(new Map<number, HTMLElement>());
  const heading = useRef<HTMLHeadingElement>(null);
  const pages = useFormPages(form, shown, heading);
  const focus = (place: number): void => {
    const field = places.current.get(place);
    // With its label, which WebKit would leave behind the bar at the top.
    field?.scrollIntoView({ block: 'nearest' });
    field?.querySelector<HTMLElement>('input, textarea, select')?.focus({ preventScroll: true });
  };
  return { pages, places, heading, focus };
}

/** The same, and how it is sent. @param edit for answers that were sent before */
export function useAnswerForm(form: Form, answers: Answers, edit?: Edit) {
  const { focus, ...parts } = useFormParts(form, answers);
  return { ...parts, submission: useFormSubmission(form, answers, parts.pages, focus, edit) };
}
