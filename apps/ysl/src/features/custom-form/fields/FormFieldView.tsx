import { ANSWER_MAX } from '@maidan/contract/rules/limits';
import type { FormField } from '@maidan/contract/league/custom-forms';
import { GroundField } from '@maidan/site/features/form-kinds/GroundField';
import { keysFor, rangeOf } from '@maidan/site/features/form-kinds/number-range';
import { SignatureField } from '@maidan/site/features/form-kinds/SignatureField';
import { CheckboxGroup } from '@maidan/ui/CheckboxGroup';
import { DateField } from '@maidan/ui/DateField';
import { RadioGroup } from '@maidan/ui/RadioGroup';
import { Select } from '@maidan/ui/Select';
import { TextArea } from '@maidan/ui/TextArea';
import { TextField } from '@maidan/ui/TextField';
import { memo } from 'react';
import type { Answers } from '../submit/answers.ts';
import { FileAnswer } from './FileAnswer.tsx';
import { PictureField } from './PictureField.tsx';
import { useField } from './use-field.ts';

interface FormFieldViewProps {
  field: FormField;
  answers: Answers;
  /** 0 to 1 while its file is being sent. */
  progress: number | undefined;
  /** Names of the league's grounds, offered by a field of that kind. */
  grounds: readonly string[];
}

export const FormFieldView = memo(function FormFieldView({ field, answers, progress, grounds }: FormFieldViewProps) {
  const { id, label, type, kind } = field;
  const { text, picks, error } = useField(answers, id);
  const asked = { label, required: field.is_required === 1, error };
  const typed = { ...asked, value: text, onChange: (value: string) => answers.set(id, { text: value }) };
  switch (kind) {
    case 'number':
      return <TextField {...typed} hint={rangeOf(field)} inputMode={keysFor(field)} maxLength={30} />;
    case 'email':
      return <TextField {...typed} type="email" autoComplete="email" maxLength={254} />;
    case 'phone':
      return <TextField {...typed} inputMode="tel" autoComplete="tel" maxLength={30} />;
    case 'ground':
      return <GroundField {...typed} grounds={grounds} />;
    case 'signature':
      return <SignatureField {...typed} />;
    default:
  }
  switch (type) {
    case 'image':
      return <PictureField field={field} />;
    case 'file':
      return <FileAnswer field={field} answers={answers} progress={progress} />;
    case 'checkbox':
      return (
        <CheckboxGroup
          {...asked}
          options={optionsOf(field)}
          value={picks}
          onChange={(value) => answers.set(id, { picks: value })}
        />
      );
    case 'radio':
      return <RadioGroup {...typed} options={optionsOf(field)} />;
    case 'select':
      return <Select {...typed} options={optionsOf(field)} />;
    case 'date':
      return <DateField {...typed} />;
    case 'textarea':
      return <TextArea {...typed} maxLength={ANSWER_MAX} />;
    default:
      return <TextField {...typed} maxLength={ANSWER_MAX} />;
  }
});

/** An option's text is its value, so duplicates are dropped. */
function optionsOf({ options }: FormField) {
  return [...new Set(options.map((option) => option.option_text))].map((option) => ({ value: option, label: option }));
}
