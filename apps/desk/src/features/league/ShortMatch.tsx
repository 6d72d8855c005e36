import { Checkbox } from '@maidan/ui/Checkbox';
import { TextField } from '@maidan/ui/TextField';
import type { ResultDraft } from './result-draft.ts';

interface ShortMatchProps {
  draft: ResultDraft;
  onChange: (part: Partial<ResultDraft>) => void;
  errorOf: (field: string) => string | undefined;
}

/** Overs and target of a match cut short by rain. They decide the winner and the net run rate. */
export function ShortMatch({ draft, onChange, errorOf }: ShortMatchProps) {
  return (
    <>
      <Checkbox
        label="Fewer overs, or a revised target"
        checked={draft.is_short}
        onChange={(isShort) => onChange({ is_short: isShort })}
      />
      {draft.is_short && (
        <>
          <TextField
            label="Overs a side"
            hint="With a revised target, the overs available to reach it."
            autoComplete="off"
            maxLength={5}
            value={draft.match_overs}
            onChange={(value) => onChange({ match_overs: value })}
            error={errorOf('match_overs')}
          />
          <TextField
            label="Revised target"
            hint="Runs the side batting second needed to win. Leave it empty if not revised."
            inputMode="numeric"
            autoComplete="off"
            maxLength={4}
            value={draft.target}
            onChange={(value) => onChange({ target: value })}
            error={errorOf('target')}
          />
        </>
      )}
    </>
  );
}
