import type { SeasonCategory } from '@maidan/contract/desk/league/season/season';
import { RadioGroup } from '@maidan/ui/RadioGroup';
import { Dialog } from '@maidan/ui/Dialog';
import { Grid } from '@maidan/ui/layout';
import { useState } from 'react';
import { FixtureByHand } from './FixtureByHand.tsx';
import { FixtureTable } from './FixtureTable.tsx';
import { PlanSeason } from './PlanSeason.tsx';

interface AddFixturesDialogProps {
  category: SeasonCategory;
  onClose: () => void;
}

/** Adds one fixture by hand, many from a table, or a planned season. */
export function AddFixturesDialog({ category, onClose }: AddFixturesDialogProps) {
  const [way, setWay] = useState('hand');
  return (
    <Dialog open onClose={onClose} title={`Add matches to ${category.name}`}>
      <Grid gap={4} minWidth="dialog">
        <RadioGroup
          label="How"
          options={[
            { value: 'hand', label: 'One match' },
            { value: 'table', label: 'From a table' },
            { value: 'plan', label: 'Plan a season' },
          ]}
          value={way}
          onChange={setWay}
        />
        {way === 'hand' && <FixtureByHand category={category} />}
        {way === 'table' && <FixtureTable category={category} onDone={onClose} />}
        {way === 'plan' && <PlanSeason category={category} onDone={onClose} />}
      </Grid>
    </Dialog>
  );
}
