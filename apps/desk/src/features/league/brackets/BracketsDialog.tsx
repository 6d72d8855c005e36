import { useApi } from '@maidan/api-client/core/api-provider';
import { deskBracketsQuery } from '@maidan/api-client/queries/desk/league';
import type { SeasonCategory } from '@maidan/contract/desk/league/season/season';
import { Button } from '@maidan/ui/Button';
import { Dialog } from '@maidan/ui/Dialog';
import { Grid } from '@maidan/ui/layout';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Loaded } from '../../../rows/Loaded.tsx';
import { BracketMatches } from './BracketMatches.tsx';
import { MakeBracket } from './MakeBracket.tsx';

interface BracketsDialogProps {
  category: Pick<SeasonCategory, 'id' | 'name'>;
  onClose: () => void;
}

/** The knockouts of a category, and the form for a new one. */
export function BracketsDialog({ category, onClose }: BracketsDialogProps) {
  const query = useQuery(deskBracketsQuery(useApi(), category.id));
  const [isMaking, setMaking] = useState(false);
  return (
    <Dialog open onClose={onClose} title={`Knockouts of ${category.name}`}>
      <Grid gap={4} minWidth="dialog">
        <Loaded query={query} what="knockouts">
          {(found) =>
            isMaking || found.brackets.length === 0 ? (
              <MakeBracket categoryId={category.id} found={found} onDone={() => setMaking(false)} />
            ) : (
              <>
                {found.brackets.map((bracket) => (
                  <BracketMatches key={String(bracket.group_id)} bracket={bracket} found={found} />
                ))}
                <Button onClick={() => setMaking(true)}>Add another knockout</Button>
              </>
            )
          }
        </Loaded>
      </Grid>
    </Dialog>
  );
}
