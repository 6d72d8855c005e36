import {
  FORM_LABEL_MAX,
  FORM_OPTION_MAX,
  FORM_SUBTEXT_MAX,
  type BuiltField,
} from '@maidan/contract/desk/forms/form-content';
import { CONSENT_MAX, readAmount } from '@maidan/contract/rules/field-kinds';
import { PAGE } from '@maidan/contract/rules/form-conditions';
import { accountValues } from '@maidan/contract/rules/prefill';
import { FORM_OPTIONS_MAX } from '@maidan/contract/rules/limits';
import { Button } from '@maidan/ui/Button';
import { IconButton } from '@maidan/ui/IconButton';
import { CloseIcon, PlusIcon } from '@maidan/ui/icons';
import { Box, Grid, Row, Text } from '@maidan/ui/layout';
import { Select } from '@maidan/ui/Select';
import { Switch } from '@maidan/ui/Switch';
import { TextArea } from '@maidan/ui/TextArea';
import { TextField } from '@maidan/ui/TextField';
import { isChoice } from '../built-form.ts';
import { ConditionEditor, firstCondition } from './ConditionEditor.tsx';
import { useState } from 'react';
import * as css from '../FormBuilder.css.ts';
import { FormPicture } from './FormPicture.tsx';

interface FieldSettingsProps {
  field: BuiltField;
  /** The fields above it, whose answers it can depend on. */
  before: readonly BuiltField[];
  onChange: (part: Partial<BuiltField>) => void;
}

const accountOptions = [
  { value: 'none', label: 'Nothing' },
  { value: 'name', label: 'Name' },
  { value: 'phone', label: 'Phone number' },
];

const need = [
  { value: 'no', label: 'No' },
  { value: 'always', label: 'Always' },
  { value: 'sometimes', label: 'After certain answers' },
];

/** The settings of one field. */
export function FieldSettings({ field, before, onChange }: FieldSettingsProps) {
  const { type, label, subtext, is_required: isRequired, shown_if: shown, required_if: required } = field;
  const asking = before.filter((each) => each.type !== 'image' && each.type !== PAGE);
  const isPicture = type === 'image';
  const isPage = type === PAGE;
  return (
    <div className={css.settings}>
      <TextField
        label={isPage ? 'Page title' : isPicture ? 'Title' : 'Question'}
        value={label}
        maxLength={FORM_LABEL_MAX}
        onChange={(text) => onChange({ label: text })}
      />
      {isPicture && (
        <>
          <FormPicture label="Picture" picture={field.picture} onChange={(picture) => onChange({ picture })} />
          <TextField
            label="Caption"
            value={subtext}
            maxLength={FORM_SUBTEXT_MAX}
            onChange={(text) => onChange({ subtext: text })}
          />
        </>
      )}
      {type === 'number' && <NumberLimits field={field} onChange={onChange} />}
      {type === 'consent' && (
        <TextArea
          label="Text next to the box"
          hint="Each answer stores this text word for word, with the form version."
          value={field.options[0] ?? ''}
          maxLength={CONSENT_MAX}
          onChange={(text) => onChange({ options: [text.replaceAll(/\s*\n\s*/g, ' ')] })}
        />
      )}
      {isChoice(field) && type !== 'consent' && <Options field={field} onChange={onChange} />}
      {!isPicture && !isPage && (
        <Select
          label="Required"
          options={asking.length === 0 ? need.slice(0, 2) : need}
          value={required ? 'sometimes' : isRequired ? 'always' : 'no'}
          onChange={(value) =>
            onChange({
              is_required: value === 'always',
              required_if: value === 'sometimes' ? firstCondition(asking) : null,
            })
          }
        />
      )}
      {(type === 'text' || type === 'phone') && (
        <Select
          label="Offer to fill in from the account"
          hint="People choose whether to use it."
          options={accountOptions}
          value={field.account_value}
          onChange={(value) => onChange({ account_value: accountValues.find((each) => each === value) ?? 'none' })}
        />
      )}
      {required && (
        <ConditionEditor
          verb="Required if"
          condition={required}
          before={asking}
          onChange={(condition) => onChange({ required_if: condition })}
        />
      )}
      {asking.length > 0 && (
        <Switch
          label={isPage ? 'Show this page only after certain answers' : 'Show only after certain answers'}
          checked={shown !== null}
          onChange={(on) => onChange({ shown_if: on ? firstCondition(asking) : null })}
        />
      )}
      {shown && (
        <ConditionEditor
          verb="Show if"
          condition={shown}
          before={asking}
          onChange={(condition) => onChange({ shown_if: condition })}
        />
      )}
    </div>
  );
}

type LimitsProps = Pick<FieldSettingsProps, 'field' | 'onChange'>;

function NumberLimits({ field: { min, max }, onChange }: LimitsProps) {
  return (
    <>
      <Amount label="Minimum" value={min} onChange={(next) => onChange({ min: next })} />
      <Amount label="Maximum" value={max} onChange={(next) => onChange({ max: next })} />
      {min !== null && max !== null && min > max && (
        <Text font="text15" color="error" overflowWrap="anywhere" role="alert">
          The minimum is above the maximum.
        </Text>
      )}
    </>
  );
}

interface AmountProps {
  label: string;
  value: number | null;
  onChange: (value: number | null) => void;
}

function Amount({ label, value, onChange }: AmountProps) {
  // The typed text may not be a number yet.
  const [text, setText] = useState(value === null ? '' : String(value));
  return (
    <TextField
      label={label}
      hint="Leave it empty for no limit."
      inputMode="numeric"
      value={text}
      error={text.trim() === '' || readAmount(text) !== null ? null : 'Enter a number.'}
      onChange={(next) => {
        setText(next);
        onChange(readAmount(next));
      }}
    />
  );
}

function Options({ field: { options }, onChange }: Pick<FieldSettingsProps, 'field' | 'onChange'>) {
  const set = (next: string[]) => onChange({ options: next });
  return (
    <Grid gap={3}>
      {options.map((text, at) => (
        // oxlint-disable-next-line react/no-array-index-key -- an option is known by its place alone
        <Row gap={1} key={at}>
          <Box flex="rest">
            <TextField
              label={`Option ${at + 1}`}
              value={text}
              maxLength={FORM_OPTION_MAX}
              onChange={(next) => set(options.with(at, next))}
            />
          </Box>
          <IconButton
            label={`Remove option ${at + 1}`}
            icon={<CloseIcon />}
            onClick={() => set(options.toSpliced(at, 1))}
          />
        </Row>
      ))}
      {options.length < FORM_OPTIONS_MAX && (
        <div>
          <Button icon={<PlusIcon size={20} />} onClick={() => set([...options, ''])}>
            Add an option
          </Button>
        </div>
      )}
    </Grid>
  );
}
