import { useApi } from '@maidan/api-client/core/api-provider';
import { useOnline } from '@maidan/browser/use-online';
import { deskSanctions, liftSanction } from '@maidan/contract/desk/cases/moderation';
import { findPeople, personById, type Person } from '@maidan/contract/desk/people';
import { Button } from '@maidan/ui/Button';
import { Box } from '@maidan/ui/layout';
import { showToast } from '@maidan/ui/toast/toast-store';
import { useState } from 'react';
import * as layout from '../../page/layout.css.ts';
import { ownersOnly } from '../../acts/owners-only.ts';
import { reasonNames } from '../../acts/reason-names.ts';
import { sanctionNames } from '../../acts/sanction-names.ts';
import { Section } from '../../page/Section.tsx';
import { showUndo } from '../../acts/show-undo.ts';
import { momentAt } from '../../times/time.ts';
import { useAct } from '../../acts/use-act.ts';
import { SanctionDialog } from './SanctionDialog.tsx';
import { ListRow } from '../../rows/ListRow.tsx';

type Decided = Person['sanctions'][number];

/** 'Until 22 November 2026, 15:40', 'Permanent', 'Over'. */
function endText({ kind, ends_at: endsAt, in_force: isInForce }: Decided): string {
  if (kind === 'warning') return isInForce ? '' : 'Withdrawn';
  if (!isInForce) return 'Over';
  return endsAt === null ? 'Permanent' : `Until ${momentAt(endsAt)}`;
}

/** Moderators' decisions about a person, and the dialog for a new one. */
export function PersonSanctions({ id, person: { name, sanctions, refused } }: { id: string; person: Person }) {
  const api = useApi();
  const offline = useOnline() ? undefined : 'You are offline.';
  const [isDeciding, setIsDeciding] = useState(false);
  const change = useAct(
    ({ of, isLifted }: { of: Decided; isLifted: boolean }) =>
      api.call(liftSanction, { body: { id: Number(of.id), lifted: isLifted } }),
    {
      changes: [personById, findPeople, deskSanctions],
      done(_, { of, isLifted }) {
        if (!isLifted) showToast(`${sanctionNames[of.kind]} again: ${name}`);
        else {
          const text = of.kind === 'warning' ? 'Warning withdrawn' : `${name} can take part again`;
          showUndo(text, () => change.mutate({ of, isLifted: false }));
        }
      },
    },
  );
  return (
    <Section title="Decisions" note="newest first">
      {sanctions.length === 0 ? (
        <p className={layout.row}>No decisions about {name} yet.</p>
      ) : (
        <ul>
          {sanctions.map((one) => (
            <ListRow
              key={one.id}
              name={`${sanctionNames[one.kind]}, for: ${reasonNames[one.rule]}`}
              note={[one.at === null ? '' : momentAt(one.at), endText(one)].filter(Boolean).join('. ')}
            >
              {one.in_force && (
                <Button
                  pending={change.isPending && change.variables.of.id === one.id}
                  disabledReason={offline ?? ownersOnly(one.refused)}
                  onClick={() => change.mutate({ of: one, isLifted: true })}
                >
                  {one.kind === 'warning' ? 'Withdraw' : 'Lift'}
                </Button>
              )}
            </ListRow>
          ))}
        </ul>
      )}
      <Box paddingTop={4}>
        <Button disabledReason={offline ?? ownersOnly(refused)} onClick={() => setIsDeciding(true)}>
          Warn, limit or suspend
        </Button>
      </Box>
      {isDeciding && <SanctionDialog id={id} name={name} onClose={() => setIsDeciding(false)} />}
    </Section>
  );
}
