import { findFormIssue } from '@maidan/contract/rules/custom-form-rules';
import { answerProblemText } from '@maidan/i18n/forms/answer-problem';
import type { Form } from '@maidan/contract/league/custom-forms';
import type { useFormPages } from '../pages/use-form-pages.ts';
import { answerOf, type Answers } from './answers.ts';
import type { RefusedField } from './refused-fields.ts';

export type Pages = Pick<ReturnType<typeof useFormPages>, 'isLast' | 'isLater' | 'next' | 'openAt'>;

/**
 * What comes before sending: what is wrong, and the pages in between.
 * @param focus moves the focus to the field of this place in the form
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

  /** Shows what is wrong, or the next page. @returns whether there is neither */
  function isComplete(): boolean {
    answers.clearErrors();
    const issue = findFormIssue(form.fields, (field) => answerOf(field, answers.get(field.id)));
    // What a later page asks is not missing yet.
    if (issue && !pages.isLater(issue.field))
      complain([{ field: issue.field, message: answerProblemText(issue.problem) }]);
    else if (pages.isLast) return true;
    else pages.next();
    return false;
  }

  return { complain, isComplete };
}
