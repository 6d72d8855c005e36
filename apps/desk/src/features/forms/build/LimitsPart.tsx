import type { FormLimits } from '@maidan/contract/desk/forms/form-builder';
import { Button } from '@maidan/ui/Button';
import { Text } from '@maidan/ui/layout';
import { Switch } from '@maidan/ui/Switch';
import { TextField } from '@maidan/ui/TextField';
import { useOnline } from '@maidan/browser/use-online';
import { CheckedForm } from '../../../dialogs/CheckedForm.tsx';
import { useDraft } from '../../../dialogs/use-draft.ts';
import { counted } from '../../../page/counts.ts';
import { Section } from '../../../page/Section.tsx';
import { toInstant, toLocal } from '../../../times/local-time.ts';
import { TimeField } from '../../../times/TimeField.tsx';
import type { FormActs } from './use-form-acts.ts';

interface LimitsPartProps {
  limits: FormLimits;
  answers: number;
  /** Number of people on the waiting list. */
  waiting: number;
  acts: FormActs;
}

/** When a form takes answers, and how many. Changes apply at once, without publishing. */
export function LimitsPart({ limits, answers, waiting, acts }: LimitsPartProps) {
  const online = useOnline();
  const { draft, field, tick } = useDraft(() => ({
    one_each: limits.one_each,
    can_withdraw: limits.can_withdraw,
    can_edit: limits.can_edit,
    has_waiting_list: limits.has_waiting_list,
    opens: toLocal(limits.opens_at),
    closes: toLocal(limits.closes_at),
    most: String(limits.answers_max ?? ''),
    days: String(limits.answers_kept_days ?? ''),
  }));
  const { opens, closes, most, days, ...switches } = draft;
  const kept = days.trim() === '' ? null : Number(days);
  const isKept = kept === null || (Number.isSafeInteger(kept) && kept > 0 && kept <= 3650);
  const number = most.trim() === '' ? null : Number(most);
  const isNumber = number === null || (Number.isSafeInteger(number) && number > 0 && number <= 1_000_000);
  const isBackwards = opens !== '' && closes !== '' && closes <= opens;

  function save() {
    if (!isNumber || !isKept || isBackwards) return;
    const times = { opens_at: toInstant(opens), closes_at: toInstant(closes) };
    const next = { ...times, ...switches, answers_max: number, answers_kept_days: kept };
    acts.setLimits({ ...limits, ...next }, 'Limits saved');
  }

  return (
    <Section title="Limits" note="applied immediately">
      <CheckedForm paddingTop={4} onSubmit={() => save()}>
        <TimeField label="Opens" hint="In Indian time. Leave it empty to open when published." {...field('opens')} />
        <TimeField
          label="Closes"
          hint="In Indian time. Leave it empty to keep the form open."
          {...field('closes')}
          error={isBackwards ? 'The closing time must be after the opening time.' : undefined}
        />
        <TextField
          label="Maximum answers"
          hint={`${counted(answers, 'answer')} so far. Leave it empty for no limit.`}
          inputMode="numeric"
          {...field('most')}
          error={isNumber ? null : 'Enter a whole number from 1 to 1,000,000.'}
        />
        <TextField
          label="Days to keep answers"
          hint="Each answer and its files are deleted this many days after it was sent. Leave it empty to keep them."
          inputMode="numeric"
          {...field('days')}
          error={isKept ? null : 'Enter a whole number from 1 to 3,650.'}
        />
        <Switch label="One answer for each account" {...tick('one_each')} />
        <Switch label="People can withdraw their answers until the form closes" {...tick('can_withdraw')} />
        <div>
          <Switch label="People can edit their answers until the form closes" {...tick('can_edit')} />
          <Text font="note">Except answers you have accepted, refused or marked as paid.</Text>
        </div>
        <div>
          <Switch label="Waiting list when the form is full" {...tick('has_waiting_list')} />
          <Text font="note">
            A free place is held for the next person for a day.
            {waiting > 0 && ` ${counted(waiting, 'person is', 'people are')} waiting.`}
          </Text>
        </div>
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
      </CheckedForm>
    </Section>
  );
}
