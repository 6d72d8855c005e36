import { useApi } from '@maidan/api-client/core/api-provider';
import { useOnline } from '@maidan/browser/use-online';
import { makeFormLink } from '@maidan/contract/desk/forms/form-builder';
import type { BuiltField, BuiltForm } from '@maidan/contract/desk/forms/form-content';
import { joinChoices } from '@maidan/contract/rules/custom-form-rules';
import { baseTypeOf, kindOf } from '@maidan/contract/rules/field-kinds';
import { readChoices } from '@maidan/contract/rules/form-conditions';
import { LINK_DAYS_MAX, LINK_VALUE_MAX } from '@maidan/contract/rules/prefill';
import { isPrefillable } from '@maidan/contract/rules/prefillable';
import { Button } from '@maidan/ui/Button';
import { CheckboxGroup } from '@maidan/ui/CheckboxGroup';
import { CopyField } from '@maidan/ui/CopyField';
import { DateField } from '@maidan/ui/DateField';
import { Text } from '@maidan/ui/layout';
import { Select } from '@maidan/ui/Select';
import { TextField } from '@maidan/ui/TextField';
import { useState } from 'react';
import { CheckedForm } from '../../../dialogs/CheckedForm.tsx';
import { Section } from '../../../page/Section.tsx';
import { momentAt } from '../../../times/time.ts';
import { useAct } from '../../../acts/use-act.ts';

/** A link that opens the form with answers filled in, for a team or a school. */
export function LinkPart({ id, published }: { id: string; published: BuiltForm | null }) {
  const api = useApi();
  const online = useOnline();
  const [texts, setTexts] = useState<Readonly<Record<string, string>>>({});
  const [days, setDays] = useState('30');
  const fields = (published?.fields ?? []).filter((field) =>
    isPrefillable({ ...field, id: field.key, type: baseTypeOf(field.type), kind: kindOf(field.type) }),
  );
  const values = fields.flatMap(({ key }) => {
    const text = texts[key]?.trim() ?? '';
    return text === '' ? [] : [{ key, text }];
  });
  const lasting = Number(days);
  const isNumber = Number.isSafeInteger(lasting) && lasting > 0 && lasting <= LINK_DAYS_MAX;
  const make = useAct(() => api.call(makeFormLink, { params: { id }, body: { values, days: lasting } }), {
    changes: [],
  });
  const change = (key: string, text: string) => {
    // The link on screen no longer matches the entered answers.
    make.reset();
    setTexts({ ...texts, [key]: text });
  };
  if (fields.length === 0) return null;
  return (
    <Section title="Link with answers" note="as published">
      <CheckedForm
        paddingTop={4}
        aria-label="Link with answers"
        onSubmit={() => {
          if (isNumber && values.length > 0) make.mutate(undefined);
        }}
      >
        <Text font="note">
          People who open the link find these answers filled in and can change them. Anyone with the link can read them.
          Phone numbers, guardians, signatures and identity cards are never filled in.
        </Text>
        {fields.map((field) => (
          <LinkField
            key={field.key}
            field={field}
            text={texts[field.key] ?? ''}
            onChange={(text) => change(field.key, text)}
          />
        ))}
        <TextField
          label="Days the link works"
          inputMode="numeric"
          value={days}
          onChange={(value) => {
            make.reset();
            setDays(value);
          }}
          error={isNumber ? null : `Enter a whole number from 1 to ${LINK_DAYS_MAX}.`}
        />
        <div>
          <Button
            type="submit"
            variant="ink"
            pending={make.isPending}
            disabledReason={
              !online ? 'You are offline.' : values.length === 0 ? 'Fill in at least one answer.' : undefined
            }
          >
            Create link
          </Button>
        </div>
        {make.data && (
          <>
            {make.data.expires_at !== null && <Text font="note">Works until {momentAt(make.data.expires_at)}.</Text>}
            <CopyField label="Link to send" value={make.data.url} />
          </>
        )}
      </CheckedForm>
    </Section>
  );
}

interface LinkFieldProps {
  field: BuiltField;
  text: string;
  onChange: (text: string) => void;
}

function LinkField({ field: { type, label, options }, text, onChange }: LinkFieldProps) {
  const choices = [...new Set(options)].map((option) => ({ value: option, label: option }));
  if (type === 'checkbox') {
    return (
      <CheckboxGroup
        label={label}
        options={choices}
        value={readChoices(text, options) ?? []}
        onChange={(picks) => onChange(joinChoices(picks))}
      />
    );
  }
  if (type === 'radio' || type === 'select') {
    return (
      <Select
        label={label}
        options={[{ value: '', label: 'Not filled in' }, ...choices]}
        value={text}
        onChange={onChange}
      />
    );
  }
  if (type === 'date') return <DateField label={label} value={text} onChange={onChange} />;
  return <TextField label={label} value={text} maxLength={LINK_VALUE_MAX} onChange={onChange} />;
}
