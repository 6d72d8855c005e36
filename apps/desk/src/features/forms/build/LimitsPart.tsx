import type { FormLimits } from '@maidan/contract/desk/form-builder';
import { Button } from '@maidan/ui/Button';
import { Switch } from '@maidan/ui/Switch';
import { TextField } from '@maidan/ui/TextField';
import { useOnline } from '@maidan/browser/use-online';
import { useId, useState } from 'react';
import { counted } from '../../../parts/counts.ts';
import * as layout from '../../../parts/layout.css.ts';
import { Section } from '../../../parts/Section.tsx';
import * as css from './FormBuilder.css.ts';
import { toInstant, toLocal } from './local-time.ts';
import type { FormActs } from './use-form-acts.ts';

interface LimitsPartProps {
  limits: FormLimits;
  answers: number;
  acts: FormActs;
}

/** When a form takes answers, and how many. It counts at once, without publishing. */
export function LimitsPart({ limits, answers, acts }: LimitsPartProps) {
  const online = useOnline();
  const [opens, setOpens] = useState(toLocal(limits.opens_at));
  const [closes, setCloses] = useState(toLocal(limits.closes_at));
  const [most, setMost] = useState(limits.answers_max === null ? '' : String(limits.answers_max));
  const [isOnce, setIsOnce] = useState(limits.one_each);
  const [canWithdraw, setCanWithdraw] = useState(limits.can_withdraw);
  const number = most.trim() === '' ? null : Number(most);
  const isNumber = number === null || (Number.isSafeInteger(number) && number > 0 && number <= 1_000_000);
  const isBackwards = opens !== '' && closes !== '' && closes <= opens;

  function save() {
    if (!isNumber || isBackwards) return;
    const times = { opens_at: toInstant(opens), closes_at: toInstant(closes) };
    const next = { ...times, answers_max: number, one_each: isOnce, can_withdraw: canWithdraw };
    acts.setLimits({ ...limits, ...next }, 'Limits saved');
  }

  return (
    <Section title="Limits" note="applied immediately">
      <form
        className={`${css.group} ${layout.afterRows}`}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          save();
        }}
      >
        <TimeField
          label="Opens"
          hint="In Indian time. Empty: as soon as it is published."
          value={opens}
          onChange={setOpens}
        />
        <TimeField
          label="Closes"
          hint="In Indian time. Empty: it stays open."
          value={closes}
          onChange={setCloses}
          error={isBackwards ? 'It has to close after it opens.' : undefined}
        />
        <TextField
          label="Maximum answers"
          hint={`${counted(answers, 'answer')} so far. Leave it empty for any number.`}
          inputMode="numeric"
          value={most}
          onChange={setMost}
          error={isNumber ? null : 'Enter a whole number from 1 to 1,000,000.'}
        />
        <Switch label="One answer for each account" checked={isOnce} onChange={setIsOnce} />
        <Switch
          label="People can withdraw their answers until it closes"
          checked={canWithdraw}
          onChange={setCanWithdraw}
        />
        <div>
          <Button
            type="submit"
            variant="ink"
            pending={acts.limit.isPending}
            disabledReason={online ? undefined : 'You are offline.'}
          >
            Save limits
          </Button>
        </div>
      </form>
    </Section>
  );
}

interface TimeFieldProps {
  label: string;
  hint: string;
  value: string;
  onChange: (value: string) => void;
  error?: string | undefined;
}

function TimeField({ label, hint, value, onChange, error }: TimeFieldProps) {
  const id = useId();
  return (
    <div className={css.time}>
      <label className={css.timeLabel} htmlFor={id}>
        {label}
      </label>
      <p className={layout.small} id={`${id}-hint`}>
        {hint}
      </p>
      <input
        id={id}
        className={css.timeInput}
        type="datetime-local"
        value={value}
        aria-describedby={`${id}-hint${error === undefined ? '' : ` ${id}-error`}`}
        aria-invalid={error !== undefined}
        onChange={(event) => onChange(event.target.value)}
      />
      {error !== undefined && (
        <p className={css.problem} id={`${id}-error`}>
          {error}
        </p>
      )}
    </div>
  );
}
