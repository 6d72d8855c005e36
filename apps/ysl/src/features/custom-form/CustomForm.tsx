import { t } from '@maidan/i18n/text';
import { shownPicture } from '@maidan/contract/core/picture-variants';
import type { Form } from '@maidan/contract/league/custom-forms';
import { ThemedPage } from '@maidan/ui/ThemedPage';
import { Button } from '@maidan/ui/Button';
import { FormPageHead } from '@maidan/ui/FormPageHead';
import { FormShell } from '@maidan/ui/FormShell';
import { HtmlContent } from '@maidan/ui/HtmlContent';
import { useRef, useState } from 'react';
import { createAnswers } from './submit/answers.ts';
import { ClosedForm } from './ClosedForm.tsx';
import { FormFieldView } from './fields/FormFieldView.tsx';
import { useShownFields } from './fields/use-shown-fields.ts';
import { useFormPages } from './pages/use-form-pages.ts';
import { ProgressNote } from './progress/ProgressNote.tsx';
import { useFormProgress } from './progress/use-form-progress.ts';
import { OwnReceipts } from './receipts/OwnReceipts.tsx';
import { ReviewDialog } from './submit/ReviewDialog.tsx';
import { Sending } from './submit/Sending.tsx';
import { SubmittedDialog } from './submit/SubmittedDialog.tsx';
import { useFormSubmission } from './submit/use-form-submission.ts';
import { useRestoredAnswers } from './submit/use-restored-answers.ts';

export function CustomForm({ form }: { form: Form }) {
  const { title, description } = form;
  const [answers] = useState(createAnswers);
  const shown = useShownFields(form.fields, answers);
  // A form that closes while it is filled in keeps what was typed: the server then says why it is refused.
  const [isClosed] = useState(form.state !== 'open');
  const places = useRef(new Map<number, HTMLElement>());
  const heading = useRef<HTMLHeadingElement>(null);
  const pages = useFormPages(form, shown, heading);
  const { submit, cancel, progress, isWaiting, error, isDone } = useFormSubmission(form, answers, pages, (place) => {
    const field = places.current.get(place);
    // With its label, which WebKit would leave behind the bar at the top.
    field?.scrollIntoView({ block: 'nearest' });
    field?.querySelector<HTMLElement>('input, textarea, select')?.focus({ preventScroll: true });
  });
  const kept = useFormProgress(form, answers, progress !== null || isDone);
  const [review, closeReview] = useRestoredAnswers(form, answers);
  return (
    <ThemedPage
      theme={form.theme}
      cover={shownPicture(form.image, form.image_variants)}
      title={title}
      {...(description === null ? {} : { description: <HtmlContent html={description} /> })}
    >
      <OwnReceipts form={form} />
      {isClosed ? (
        <ClosedForm form={form} />
      ) : (
        <FormShell
          label={title}
          pending={progress !== null}
          error={error}
          submit={pages.isLast ? t('forms.submit') : t('forms.nextPage')}
          onSubmit={submit}
          below={
            <>
              {!pages.isFirst && progress === null && (
                <Button wide onClick={pages.back}>
                  {t('forms.previousPage')}
                </Button>
              )}
              {kept && progress === null && <ProgressNote progress={kept} />}
              {progress !== null && <Sending progress={progress} isWaiting={isWaiting} onCancel={cancel} />}
            </>
          }
        >
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
                progress={field.type === 'file' ? (progress ?? undefined) : undefined}
              />
            </div>
          ))}
        </FormShell>
      )}
      {review && <ReviewDialog review={review} onClose={closeReview} />}
      {isDone && <SubmittedDialog title={title} />}
    </ThemedPage>
  );
}
