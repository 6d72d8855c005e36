import { league as brand } from '@maidan/brand/brand';
import { t } from '@maidan/i18n/text';
import { shownPicture } from '@maidan/contract/media/picture-variants';
import type { Form } from '@maidan/contract/league/custom-forms';
import { useReportedHeight } from '@maidan/site/browser/use-reported-height';
import { HtmlContent } from '@maidan/ui/HtmlContent';
import { ThemedPage } from '@maidan/ui/ThemedPage';
import { useRef, useState, type MouseEvent } from 'react';
import { AnswerForm } from '../AnswerForm.tsx';
import { ClosedForm } from '../ClosedForm.tsx';
import { createAnswers } from '../submit/answers.ts';
import { useHandOver } from './use-hand-over.ts';

/** Few pages of this site may be framed, so a link leads out of the frame. */
function leaveFrame({ target }: MouseEvent): void {
  const link = target instanceof Element ? target.closest('a') : null;
  if (link) link.target = '_blank';
}

/** A form in a frame of another site. */
export function EmbeddedForm({ form, id }: { form: Form; id: string }) {
  const { title, description } = form;
  const place = useRef<HTMLDivElement>(null);
  const [answers] = useState(createAnswers);
  const { state, filling } = useHandOver(form, id, answers);
  useReportedHeight(place);
  return (
    <div ref={place} onClickCapture={leaveFrame}>
      <ThemedPage
        theme={form.theme}
        cover={shownPicture(form.image, form.image_variants)}
        title={title}
        {...(description === null ? {} : { description: <HtmlContent html={description} /> })}
      >
        {form.state !== 'open' ? (
          <ClosedForm form={form} waiting={undefined} />
        ) : state === 'sent' ? (
          <output>{t('forms.thanks', { title })}</output>
        ) : (
          <AnswerForm
            form={form}
            answers={answers}
            filling={filling}
            submit={t('forms.submit')}
            below={
              filling.pages.isLast && (
                <output>{state === 'open' ? t('forms.windowOpen') : t('forms.ownWindow', { site: brand.name })}</output>
              )
            }
          />
        )}
      </ThemedPage>
    </div>
  );
}
