import type { DeskFixture } from '@maidan/contract/desk/league/league-fixtures';
import { Button } from '@maidan/ui/Button';
import { ConfirmDialog } from '@maidan/ui/ConfirmDialog';
import { useState } from 'react';
import { teamsText } from './fixture-text.ts';
import type { useFixture } from './use-fixture.ts';

interface RemoveFixtureProps {
  fixture: DeskFixture;
  /** What else the removal affects. */
  warnings: readonly string[];
  remove: ReturnType<typeof useFixture>['remove'];
  offline: string | undefined;
}

/** Removes a match at once, with an undo. It asks first if the removal affects anything else. */
export function RemoveFixture({ fixture, warnings, remove, offline }: RemoveFixtureProps) {
  const [isAsking, setAsking] = useState(false);
  const name = teamsText(fixture);
  const { version } = fixture;
  return (
    <>
      <Button
        size="l"
        pending={remove.isPending && !isAsking}
        disabledReason={offline}
        onClick={() => (warnings.length > 0 ? setAsking(true) : remove.mutate({ name, version }))}
      >
        Remove the match
      </Button>
      <ConfirmDialog
        open={isAsking}
        title={`Remove ${name}?`}
        text={[...warnings, 'It disappears from the sites and from calendars. You can undo this.'].join(' ')}
        confirm="Remove the match"
        cancel="Keep it"
        pending={remove.isPending}
        onConfirm={() => remove.mutate({ name, version, confirmed: true }, { onSettled: () => setAsking(false) })}
        onClose={() => setAsking(false)}
      />
    </>
  );
}
