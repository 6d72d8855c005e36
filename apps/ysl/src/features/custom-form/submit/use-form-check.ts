import { findFormIssue } from '@maidan/contract/rules/custom-form-rules';
import { answerProblemText } from '@maidan/i18n/forms/answer-problem';
import type { Form } from '@maidan/contract/league/custom-forms';
import type { useFormPages } from '../pages/use-form-pages.ts';
import { answerOf, type Answers } from './answers.ts';
import type { RefusedField } from './refused-fields.ts';

export type Pages = Pick<ReturnType<typeof useFormPages>, 'isLast' | 'isLater' | 'next' | 'openAt'>;

/**
 * Validates the form before it is sent, page by page.
 * @param focus moves the focus to the field at this index in the form
 */
export function useFormCheck(form: Form, answers: Answers, pages: Pages, focus: (place: number) => void) {
  function complain(issues: readonly RefusedField[]): void {
    for (const { field, message } of issues) answers.fail(field.id, message);
    const [first] = issues;
    if (!first) return;
    const place = form.fields.findIndex(({ id }) => id === first.field.id);
    pages.openAt(place);
    focus(place);
  }

  /** Shows the first error or else the next page. @returns whether the form can be sent */
  function isComplete(): boolean {
    answers.clearErrors();
    const issue = findFormIssue(form.fields, (field) => answerOf(field, answers.get(field.id)));
    // Questions on later pages may still be unanswered.
    if (issue && !pages.isLater(issue.field))
      complain([{ field: issue.field, message: answerProblemText(issue.problem) }]);
    else if (pages.isLast) return true;
    else pages.next();
    return false;
  }

  return { complain, isComplete };
}
