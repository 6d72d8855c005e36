import { t } from '../text.ts';
import { isHeic } from '../files/heic.ts';

/** A problem with an answer to a form, as returned by the rules of forms. */
export interface AnswerProblem {
  readonly name:
    | 'file'
    | 'options'
    | 'date'
    | 'option'
    | 'empty'
    | 'long'
    | 'largeFile'
    | 'kindOfFile'
    | 'emptyFile'
    | 'number'
    | 'least'
    | 'most'
    | 'email'
    | 'phone'
    | 'consentChanged'
    | 'consent'
    | 'signature';
  /** The label of the field, or the name of the file. */
  readonly about: string;
  /** The limit in characters, or of the number. */
  readonly limit?: number;
}

/** The problem as a sentence for the person filling in the form. */
export function answerProblemText({ name, about, limit = 0 }: AnswerProblem): string {
  switch (name) {
    case 'file':
      return t('answers.file', { about });
    case 'options':
      return t('answers.options', { about });
    case 'date':
      return t('answers.date', { about });
    case 'option':
      return t('answers.option', { about });
    case 'empty':
      return t('answers.empty', { about });
    case 'long':
      return t('answers.long', { about, limit });
    case 'largeFile':
      return t('answers.largeFile', { about });
    case 'kindOfFile':
      return isHeic(about) ? t('answers.heic', { about }) : t('answers.kindOfFile', { about });
    case 'emptyFile':
      return t('answers.emptyFile', { about });
    case 'number':
      return t('answers.number', { about });
    case 'least':
      return t('answers.least', { about, limit });
    case 'most':
      return t('answers.most', { about, limit });
    case 'email':
      return t('answers.email', { about });
    case 'phone':
      return t('answers.phone', { about });
    case 'consentChanged':
      return t('answers.consentChanged', { about });
    case 'consent':
      return t('answers.consent', { about });
    case 'signature':
      return t('answers.signature', { about });
  }
}
