import type { Body } from '@maidan/contract/core/endpoint';
import type { DeskMatch, makeMatchLink } from '@maidan/contract/desk/league/match-day';
import { useOnline } from '@maidan/browser/use-online';
import { Button } from '@maidan/ui/Button';
import { Checkbox } from '@maidan/ui/Checkbox';
import { CopyField } from '@maidan/ui/CopyField';
import { Dialog } from '@maidan/ui/Dialog';
import { Grid, Text } from '@maidan/ui/layout';
import { Select } from '@maidan/ui/Select';
import { TextField } from '@maidan/ui/TextField';
import { DialogForm } from '../../../dialogs/DialogForm.tsx';
import { useDraft } from '../../../dialogs/use-draft.ts';
import { Notice } from '../../../page/Notice.tsx';
import { Refusal } from '../../../dialogs/Refusal.tsx';
import { QrCode } from './QrCode.tsx';
import type { useScoring } from './use-scoring.ts';

type LinkBody = Body<typeof makeMatchLink>;

const sportNames = {
  cricket: 'Cricket',
  football: 'Football',
  futsal: 'Futsal',
  basketball: 'Basketball',
  plain: 'Other',
};
const isSport = (name: string): name is LinkBody['sport'] => name in sportNames;

interface LinkDialogProps {
  data: DeskMatch;
  make: ReturnType<typeof useScoring>['make'];
  onClose: () => void;
}

/** Sets the rules of the match, then shows its link once, to scan or send. */
export function LinkDialog({ data, make, onClose }: LinkDialogProps) {
  const close = () => {
    make.reset();
    onClose();
  };
  return (
    <Dialog open onClose={close} title="Scorer’s link" locked={make.isPending}>
      {make.data ? (
        <Grid gap={4} minWidth="dialog">
          <Notice tone="good">Scan the code with the scorer’s phone, or send the link. It is shown only once.</Notice>
          <QrCode value={make.data.address} label="QR code of the scorer’s link" />
          <CopyField label="Link" value={make.data.address} />
          <Button variant="signal" onClick={close}>
            Done
          </Button>
        </Grid>
      ) : (
        <RulesForm data={data} make={make} />
      )}
    </Dialog>
  );
}

/** The rules are fixed once the match has begun. */
function RulesForm({ data: { match, suggested }, make }: Pick<LinkDialogProps, 'data' | 'make'>) {
  const { draft, change, field, tick } = useDraft(() => ({
    sport: suggested.sport,
    last_alone: false,
    bowled_again: true,
    free_hit: true,
    overs: '',
  }));
  const { overs, ...rules } = draft;
  const isOnline = useOnline();
  const areFixed = match !== null && match.stage !== 'ready';
  const isCricket = draft.sport === 'cricket';
  const isOversWrong = overs.trim() !== '' && !/^(?:[1-9]|[1-4]\d|50)$/.test(overs.trim());
  const blocked = isOnline
    ? isOversWrong
      ? 'Enter 1 to 50 overs, or leave it empty.'
      : undefined
    : 'You are offline.';
  function submit(): void {
    if (blocked !== undefined || make.isPending) return;
    make.mutate({ ...rules, overs_a_bowler: overs.trim() === '' ? null : Number(overs) });
  }
  return (
    <DialogForm onSubmit={submit}>
      {areFixed ? (
        <p>The match has begun, so its rules stay as they are.</p>
      ) : (
        <>
          <Select
            label="Sport"
            value={draft.sport}
            onChange={(sport) => (isSport(sport) ? change({ sport }) : undefined)}
            options={Object.entries(sportNames)
              .filter(([name]) => name !== 'cricket' || suggested.overs !== null)
              .map(([value, label]) => ({ value, label }))}
          />
          {isCricket ? (
            <>
              <Text font="note">{suggested.overs} overs an innings, as set for the category.</Text>
              <Checkbox label="The last batter bats alone" {...tick('last_alone')} />
              <Checkbox label="Wides and no-balls are bowled again" {...tick('bowled_again')} />
              <Checkbox label="A free hit follows a no-ball" {...tick('free_hit')} />
              <TextField
                label="Maximum overs per bowler"
                hint="Leave it empty for no limit."
                autoComplete="off"
                maxLength={2}
                {...field('overs')}
                error={isOversWrong ? 'Enter 1 to 50 overs, or leave it empty.' : undefined}
              />
            </>
          ) : null}
        </>
      )}
      <Text font="note">
        Anyone with the link can score this match and nothing else, without an account, from three hours before it to
        six hours after. Up to four phones can score together.
      </Text>
      <Refusal error={make.error} />
      <Button type="submit" variant="signal" pending={make.isPending} disabledReason={blocked}>
        Create link
      </Button>
    </DialogForm>
  );
}
