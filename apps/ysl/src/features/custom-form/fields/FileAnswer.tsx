import { findFormIssue } from '@maidan/contract/rules/custom-form-rules';
import type { FormField } from '@maidan/contract/league/custom-forms';
import { UPLOAD_EXTENSIONS } from '@maidan/contract/rules/limits';
import { answerProblemText } from '@maidan/i18n/forms/answer-problem';
import { t } from '@maidan/i18n/text';
import { FileField } from '@maidan/ui/FileField';
import { answerOf, type Answers } from '../submit/answers.ts';
import { useField } from './use-field.ts';

interface FileAnswerProps {
  field: FormField;
  answers: Answers;
  /** 0 to 1 while it is being sent. */
  progress: number | undefined;
}

const ENDINGS = UPLOAD_EXTENSIONS.map((ending) => `.${ending}`);

/** Attaches one file from the device. A file that the server would refuse is refused before the upload. */
export function FileAnswer({ field, answers, progress }: FileAnswerProps) {
  const { id, label } = field;
  const { file, error } = useField(answers, id);

  function take(chosen: File | null) {
    answers.set(id, { file: chosen });
    if (!chosen) return;
    const issue = findFormIssue([field], () => answerOf(field, answers.get(id)));
    if (!issue) return;
    answers.set(id, { file: null });
    answers.fail(id, answerProblemText(issue.problem));
  }

  return (
    <FileField
      label={label}
      required={field.is_required === 1}
      error={error}
      hint={t('answers.fileHint')}
      accept={ENDINGS}
      file={file}
      onChange={take}
      progress={file === null ? undefined : progress}
    />
  );
}
