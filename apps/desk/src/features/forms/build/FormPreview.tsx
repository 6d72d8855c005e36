import type { BuiltField, BuiltForm } from '@maidan/contract/desk/forms/form-content';
import { joinChoices } from '@maidan/contract/rules/custom-form-rules';
import { t } from '@maidan/i18n/text';
import { baseTypeOf } from '@maidan/contract/rules/field-kinds';
import { judgeFields } from '@maidan/contract/rules/form-conditions';
import { dividePages, readPages } from '@maidan/contract/rules/form-pages';
import { UPLOAD_EXTENSIONS } from '@maidan/contract/rules/limits';
import { GroundField } from '@maidan/site/features/form-kinds/GroundField';
import { keysFor, rangeOf } from '@maidan/site/features/form-kinds/number-range';
import { SignatureField } from '@maidan/site/features/form-kinds/SignatureField';
import { Button } from '@maidan/ui/Button';
import { CheckboxGroup } from '@maidan/ui/CheckboxGroup';
import { DateField } from '@maidan/ui/DateField';
import { FileField } from '@maidan/ui/FileField';
import { formCardClass, formPageClass } from '@maidan/ui/form-themes/form-theme';
import { FormPageHead } from '@maidan/ui/FormPageHead';
import { HtmlContent } from '@maidan/ui/HtmlContent';
import { Grid, Text } from '@maidan/ui/layout';
import { RadioGroup } from '@maidan/ui/RadioGroup';
import { Select } from '@maidan/ui/Select';
import { TextArea } from '@maidan/ui/TextArea';
import { TextField } from '@maidan/ui/TextField';
import { useState } from 'react';
import { nameOf, toConditioned } from './built-form.ts';
import { conditionText } from './fields/condition-text.ts';
import * as css from './FormPreview.css.ts';

interface Tried {
  readonly text: string;
  readonly picks: readonly string[];
  readonly file: File | null;
}
const untried: Tried = { text: '', picks: [], file: null };

interface FormPreviewProps {
  form: BuiltForm;
  /** Options of a ground field. */
  grounds: readonly string[];
}

/** An interactive preview: conditions work as they will for readers, and nothing is sent. */
export function FormPreview({ form, grounds }: FormPreviewProps) {
  const [tried, setTried] = useState<Readonly<Record<string, Tried>>>({});
  const answerTo = (key: string): Tried => tried[key] ?? untried;
  const { fields, pages } = readPages(toConditioned(form.fields));
  const judged = judgeFields(fields, ({ id, type }) => {
    const { text, picks, file } = answerTo(String(id));
    return { text: type === 'checkbox' ? joinChoices(picks) : text, file };
  });
  const [pageAt, setPageAt] = useState(0);
  const divided = dividePages(
    fields,
    pages,
    judged.map((each) => ({ ...each, id: each.field.id })),
  );
  const index = Math.max(0, Math.min(pageAt, divided.length - 1));
  const page = divided[index];
  const isLast = index >= divided.length - 1;
  const byKey = new Map(form.fields.map((field, at) => [field.key, { field, at }]));
  return (
    <div className={`${formPageClass(form.theme)} ${css.page}`}>
      {form.picture?.url && <img className={css.picture} src={form.picture.url} alt="" />}
      <div className={`${formCardClass} ${css.card}`}>
        <Text as="h2" font="head26" fontWeight="head" overflowWrap="anywhere" dir="auto">
          {form.title.trim() === '' ? 'The title' : form.title}
        </Text>
        {form.description !== '' && (
          <Text as="div" font="note" overflowWrap="anywhere">
            <HtmlContent html={form.description} />
          </Text>
        )}
        {divided.length > 1 && <FormPageHead page={index + 1} pages={divided.length} title={page?.title ?? ''} />}
        {page?.fields.map(({ field: { id }, isRequired }) => {
          const found = byKey.get(String(id));
          if (!found) return null;
          const { field, at } = found;
          const shown = (
            <PreviewField
              field={field}
              grounds={grounds}
              name={nameOf(field, at)}
              isRequired={isRequired}
              value={answerTo(field.key)}
              onChange={(part) => setTried({ ...tried, [field.key]: { ...answerTo(field.key), ...part } })}
            />
          );
          if (!field.shown_if) return <div key={field.key}>{shown}</div>;
          return (
            <div key={field.key} className={css.conditional}>
              <Text paddingBottom={1} font="text13" color="good" overflowWrap="anywhere">
                Only if {conditionText(field.shown_if, form.fields)}
              </Text>
              {shown}
            </div>
          );
        })}
        <Button
          wide
          variant="signal"
          onClick={() => {
            setPageAt(isLast ? 0 : index + 1);
            if (isLast) setTried({});
          }}
        >
          {isLast ? 'Submit' : 'Next page'}
        </Button>
        {index > 0 && (
          <Button wide onClick={() => setPageAt(index - 1)}>
            Previous page
          </Button>
        )}
      </div>
    </div>
  );
}

interface PreviewFieldProps {
  field: BuiltField;
  grounds: readonly string[];
  name: string;
  isRequired: boolean;
  value: Tried;
  onChange: (part: Partial<Tried>) => void;
}

function PreviewField({ field, grounds, name, isRequired, value, onChange }: PreviewFieldProps) {
  const asked = { label: name, required: isRequired, error: null };
  const typed = { ...asked, value: value.text, onChange: (text: string) => onChange({ text }) };
  const options = [...new Set(field.options)]
    .filter((option) => option.trim() !== '')
    .map((option) => ({ value: option, label: option }));
  switch (field.type) {
    case 'number':
      return <TextField {...typed} hint={rangeOf(field)} inputMode={keysFor(field)} />;
    case 'email':
      return <TextField {...typed} type="email" />;
    case 'phone':
      return <TextField {...typed} inputMode="tel" />;
    case 'ground':
      return <GroundField {...typed} grounds={grounds} />;
    case 'signature':
      return <SignatureField {...typed} />;
    default:
  }
  switch (baseTypeOf(field.type)) {
    case 'image':
      return (
        <Grid as="figure" gap={2} margin={0} font="text15">
          {field.label !== '' && <b>{field.label}</b>}
          {field.picture?.url && <img className={css.image} src={field.picture.url} alt={field.label} />}
          {field.subtext !== '' && (
            <Text as="figcaption" font="note" overflowWrap="anywhere">
              {field.subtext}
            </Text>
          )}
        </Grid>
      );
    case 'file':
      return (
        <FileField
          {...asked}
          hint={t('answers.fileHint')}
          accept={UPLOAD_EXTENSIONS.map((ending) => `.${ending}`)}
          file={value.file}
          onChange={(file) => onChange({ file })}
        />
      );
    case 'checkbox':
      return (
        <CheckboxGroup {...asked} options={options} value={value.picks} onChange={(picks) => onChange({ picks })} />
      );
    case 'radio':
      return <RadioGroup {...typed} options={options} />;
    case 'select':
      return <Select {...typed} options={options} />;
    case 'date':
      return <DateField {...typed} />;
    case 'textarea':
      return <TextArea {...typed} />;
    default:
      return <TextField {...typed} />;
  }
}
