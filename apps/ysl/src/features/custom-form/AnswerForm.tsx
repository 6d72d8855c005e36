import { t } from '@maidan/i18n/text';
import type { Form } from '@maidan/contract/league/custom-forms';
import { Button } from '@maidan/ui/Button';
import { FormPageHead } from '@maidan/ui/FormPageHead';
import { FormShell } from '@maidan/ui/FormShell';
import type { ReactNode } from 'react';
import { FormFieldView } from './fields/FormFieldView.tsx';
import type { Answers } from './submit/answers.ts';
import { Sending } from './submit/Sending.tsx';
import type { useAnswerForm } from './use-answer-form.ts';

interface AnswerFormProps {
  form: Form;
  answers: Answers;
  filling: ReturnType<typeof useAnswerForm>;
  /** Label of the button on the last page. */
  submit: string;
  above?: ReactNode;
  /** Hidden while the form is being sent. */
  below?: ReactNode;
}

/** The current page of a form, with its buttons. */
export function AnswerForm({ form, answers, filling, submit, above, below }: AnswerFormProps) {
  const { pages, places, heading, submission } = filling;
  const { progress, isWaiting, error, cancel } = submission;
  return (
    <FormShell
      label={form.title}
      pending={progress !== null}
      error={error}
      submit={pages.isLast ? submit : t('forms.nextPage')}
      onSubmit={submission.submit}
      below={
        progress === null ? (
          <>
            {!pages.isFirst && (
              <Button wide onClick={pages.back}>
                {t('forms.previousPage')}
              </Button>
            )}
            {below}
          </>
        ) : (
          <Sending progress={progress} isWaiting={isWaiting} onCancel={cancel} />
        )
      }
    >
      {above}
      {pages.head && <FormPageHead ref={heading} {...pages.head} />}
      {pages.shown.map(({ field, place }) => (
        <div
          key={field.id}
          ref={(element) => {
            if (element) places.current.set(place, element);
            return () => void places.current.delete(place);
          }}
        >
          <FormFieldView
            field={field}
            answers={answers}
            grounds={form.grounds}
            progress={field.type === 'file' ? (progress ?? undefined) : undefined}
          />
        </div>
      ))}
    </FormShell>
  );
}
