import { t } from '@maidan/i18n/text';
import { shownPicture } from '@maidan/contract/media/picture-variants';
import type { Form } from '@maidan/contract/league/custom-forms';
import type { FormReceipt } from '@maidan/contract/league/form-receipts';
import { useSession } from '@maidan/auth/session/use-session';
import { ThemedPage } from '@maidan/ui/ThemedPage';
import { HtmlContent } from '@maidan/ui/HtmlContent';
import { lazy, Suspense, useEffect, useEffectEvent, useState } from 'react';
import { createAnswers, type Answers } from './submit/answers.ts';
import { AnswerForm } from './AnswerForm.tsx';
import { ClosedForm } from './ClosedForm.tsx';
import { keptEdit } from './edit/kept-edit.ts';
import { ProgressNote } from './progress/ProgressNote.tsx';
import { useFormProgress } from './progress/use-form-progress.ts';
import { OwnReceipts } from './receipts/OwnReceipts.tsx';
import { useReceipts } from './receipts/use-receipts.ts';
import { AccountOffer } from './prefill/AccountOffer.tsx';
import { LinkNote } from './prefill/LinkNote.tsx';
import { useFormLink } from './prefill/use-form-link.ts';
import { useAnswerForm } from './use-answer-form.ts';
import { useFormWaiting } from './use-form-waiting.ts';
import { WaitingNote } from '@maidan/site/features/registrations/WaitingNote';
import { ReviewDialog } from './submit/ReviewDialog.tsx';
import { SubmittedDialog } from './submit/SubmittedDialog.tsx';
import type { BegunChange } from './waiting/begun-change.ts';
import { WaitingAnswers } from './waiting/WaitingAnswers.tsx';
import { WaitingChanges } from './waiting/WaitingChanges.tsx';
import { useRestoredAnswers } from './submit/use-restored-answers.ts';

const EditedForm = lazy(async () => {
  const { EditedForm: component } = await import('./edit/EditedForm.tsx');
  return { default: component };
});

/** Answers that were filled in on another site. */
interface Handed {
  readonly answers: Answers;
  readonly onSent: () => void;
  readonly onEnd: () => void;
}

/** Answers that are being changed. */
interface Edited {
  readonly receipt: FormReceipt;
  /** The change that waited on the device. */
  readonly begun: BegunChange | null;
}

export function CustomForm({ form, handed }: { form: Form; handed?: Handed }) {
  const { title, description } = form;
  const [ownAnswers] = useState(createAnswers);
  const answers = handed?.answers ?? ownAnswers;
  // A form that closes while it is being filled in stays open here; the server then says why it refuses the answers.
  const [isClosed, setIsClosed] = useState(form.state !== 'open');
  const waiting = useFormWaiting(form);
  // While a place is held for the person the form opens, and it stays open when that offer ends.
  if (isClosed && waiting?.place?.offered_until) setIsClosed(false);
  const receipts = useReceipts(form.id);
  const [edited, setEdited] = useState<Edited | null>(null);
  const { userId } = useSession();
  const [isBack, setIsBack] = useState(false);
  const [hasLooked, setHasLooked] = useState(false);
  // Resumes an edit of sent answers after a reload.
  if (!hasLooked && userId !== null && receipts.length > 0) {
    setHasLooked(true);
    const kept = keptEdit.peek({ formId: form.id, userId });
    const receipt = receipts.find(({ id, can_edit }) => can_edit && id === kept?.responseId);
    setEdited(receipt ? { receipt, begun: null } : null);
  }
  // Only while the form is empty: the answers may have been sent just now in another tab.
  const isAnswered = form.one_each && receipts.length > 0 && answers.isUntouched();
  return (
    <ThemedPage
      theme={form.theme}
      cover={shownPicture(form.image, form.image_variants)}
      title={title}
      {...(description === null ? {} : { description: <HtmlContent html={description} /> })}
    >
      <WaitingChanges form={form} receipts={receipts} onChange={(receipt, begun) => setEdited({ receipt, begun })} />
      {edited ? (
        <Suspense>
          <EditedForm
            key={edited.receipt.id}
            form={form}
            {...edited}
            onEnd={(waits) => {
              setIsBack(!waits);
              setEdited(null);
            }}
          />
        </Suspense>
      ) : (
        <>
          <OwnReceipts
            form={form}
            receipts={receipts}
            isBack={isBack}
            onEdit={(receipt) => setEdited({ receipt, begun: null })}
          />
          <WaitingAnswers form={form} answers={answers} isOpen={!isClosed && !isAnswered} />
          {isAnswered ? (
            <p>{t('forms.answeredOnce')}</p>
          ) : isClosed ? (
            <ClosedForm form={form} waiting={waiting} />
          ) : (
            <NewAnswer form={form} answers={answers} waiting={waiting} handed={handed} />
          )}
        </>
      )}
    </ThemedPage>
  );
}

interface NewAnswerProps {
  form: Form;
  answers: Answers;
  waiting: ReturnType<typeof useFormWaiting>;
  handed: Handed | undefined;
}

function NewAnswer({ form, answers, waiting, handed }: NewAnswerProps) {
  const filling = useAnswerForm(form, answers);
  const { isDone } = filling.submission;
  const kept = useFormProgress(form, answers, filling.submission, filling.pages.resume);
  const { signedIn } = useSession();
  const link = useFormLink(form, answers, !signedIn || kept !== null);
  const onSent = useEffectEvent(() => handed?.onSent());
  useEffect(() => {
    if (isDone) onSent();
  }, [isDone]);
  const [review, closeReview] = useRestoredAnswers(form, answers, filling.pages.resume);
  return (
    <>
      <AnswerForm
        form={form}
        answers={answers}
        filling={filling}
        submit={t('forms.submit')}
        above={
          <>
            {waiting?.place && <WaitingNote {...waiting} />}
            <LinkNote state={link} />
            <AccountOffer fields={filling.pages.shown.map(({ field }) => field)} answers={answers} />
          </>
        }
        below={kept && <ProgressNote progress={kept} />}
      />
      {review && <ReviewDialog review={review} onClose={closeReview} />}
      {isDone && <SubmittedDialog title={form.title} onEnd={handed?.onEnd} />}
    </>
  );
}
