import { useApi } from '@maidan/api-client/core/api-provider';
import { deskSanctionsQuery } from '@maidan/api-client/queries/desk/moderation';
import { deskSanctions, liftSanction, type Sanctioned } from '@maidan/contract/desk/moderation';
import { Button } from '@maidan/ui/Button';
import { showToast } from '@maidan/ui/toast/toast-store';
import { useInfiniteQuery } from '@tanstack/react-query';
import * as layout from '../../parts/layout.css.ts';
import { Loaded } from '../../parts/Loaded.tsx';
import { MoreButton } from '../../parts/MoreButton.tsx';
import { momentAt } from '../../parts/time.ts';
import { useAct } from '../../parts/use-act.ts';
import { reasonNames } from './reason-names.ts';
import { sanctionNames } from './sanction-names.ts';

/** People who cannot take part as others do, and until when. */
export function Sanctions() {
  const api = useApi();
  const query = useInfiniteQuery(deskSanctionsQuery(api));
  const lift = useAct(({ id }: Sanctioned) => api.call(liftSanction, { body: { id: Number(id) } }), {
    changes: [deskSanctions],
    done: (_, { person }) => void showToast(`${person} can take part again`),
  });
  return (
    <>
      <Loaded query={query} what="people">
        {({ pages }) => {
          const people = pages.flatMap(({ data }) => data);
          if (people.length === 0) return <p>No one is limited, suspended or banned.</p>;
          return (
            <ul className={layout.rows}>
              {people.map((one) => (
                <li key={one.id} className={layout.row}>
                  <span className={layout.rowText}>
                    <span className={layout.rowName}>{one.person}</span>
                    <br />
                    <span className={layout.rowNote}>
                      {`${sanctionNames[one.kind]} ${one.ends_at === null ? 'without an end' : `until ${momentAt(one.ends_at)}`}, for: ${reasonNames[one.rule]}`}
                    </span>
                  </span>
                  <Button pending={lift.isPending && lift.variables.id === one.id} onClick={() => lift.mutate(one)}>
                    Lift
                  </Button>
                </li>
              ))}
            </ul>
          );
        }}
      </Loaded>
      <MoreButton query={query} />
    </>
  );
}
