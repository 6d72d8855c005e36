import type { Endpoint } from '@maidan/contract/core/endpoint';
import type { Id } from '@maidan/contract/core/wire';
import type { WaitingPerson } from '@maidan/contract/desk/waiting-people';
import { useOnline } from '@maidan/browser/use-online';
import { Button } from '@maidan/ui/Button';
import { ConfirmDialog } from '@maidan/ui/ConfirmDialog';
import { Row, Text } from '@maidan/ui/layout';
import { VisuallyHidden } from '@maidan/ui/VisuallyHidden';
import { showToast } from '@maidan/ui/toast/toast-store';
import { useState, type ComponentProps } from 'react';
import { Loaded } from './Loaded.tsx';
import { MoreButton } from './MoreButton.tsx';
import { Section } from '../page/Section.tsx';
import { nearMomentInText } from '../times/time.ts';
import { useAct } from '../acts/use-act.ts';
import { useNow } from '../times/use-now.ts';
import { ListRow } from './ListRow.tsx';

interface WaitingPage {
  readonly pages: readonly { readonly data: readonly WaitingPerson[] }[];
}

interface WaitingPeopleProps {
  query: ComponentProps<typeof Loaded<WaitingPage>>['query'] & ComponentProps<typeof MoreButton>['query'];
  /** Both take the id of an entry. */
  offer: (id: Id) => Promise<unknown>;
  remove: (id: Id) => Promise<unknown>;
  /** The endpoints to refresh after either. */
  changes: readonly Endpoint[];
  /** Below the list: who can be offered a place. */
  hint: string;
}

/** A waiting list, in order. */
export function WaitingPeople({ query, changes, hint, ...calls }: WaitingPeopleProps) {
  const now = useNow();
  const reason = useOnline() ? undefined : 'You are offline.';
  const [removing, setRemoving] = useState<WaitingPerson | null>(null);
  const offer = useAct(({ id }: WaitingPerson) => calls.offer(id), {
    changes,
    done: (_, { person }) => showToast(`A place is held for ${person.name}`),
  });
  const remove = useAct(({ id }: WaitingPerson) => calls.remove(id), {
    changes,
    done: (_, { person }) => {
      setRemoving(null);
      showToast(`${person.name} removed from the list`);
    },
  });
  return (
    <Section title="Waiting list" note="in order">
      <Loaded query={query} what="waiting list">
        {({ pages }) => (
          <ol>
            {pages
              .flatMap(({ data }) => data)
              .map((waiting) => (
                <ListRow
                  key={waiting.id}
                  name={
                    <>
                      {waiting.position}. {waiting.person.name}
                    </>
                  }
                  note={describe(waiting, now)}
                >
                  <Row as="span" flexWrap="wrap">
                    {waiting.offered_until === null && (
                      <Button
                        pending={offer.isPending && offer.variables.id === waiting.id}
                        disabledReason={reason}
                        onClick={() => offer.mutate(waiting)}
                      >
                        Offer a place<VisuallyHidden> to {waiting.person.name}</VisuallyHidden>
                      </Button>
                    )}
                    <Button disabledReason={reason} onClick={() => setRemoving(waiting)}>
                      Remove<VisuallyHidden> {waiting.person.name}</VisuallyHidden>
                    </Button>
                  </Row>
                </ListRow>
              ))}
          </ol>
        )}
      </Loaded>
      <MoreButton query={query} />
      <Text font="note">{hint}</Text>
      <ConfirmDialog
        open={removing !== null}
        title={`Remove ${removing?.person.name ?? ''} from the list?`}
        text="They lose their turn and can join again at the end. They are not notified."
        confirm="Remove"
        pending={remove.isPending}
        onConfirm={() => removing && remove.mutate(removing)}
        onClose={() => setRemoving(null)}
      />
    </Section>
  );
}

function describe({ joined_at: joined, offered_until: until, person }: WaitingPerson, now: number): string {
  const phone = person.phone_ending === null ? [] : [`number ending in ${person.phone_ending}`];
  const state = until === null ? 'Waiting' : `A place is held until ${nearMomentInText(until, now)}`;
  const since = joined === null ? [] : [`on the list since ${nearMomentInText(joined, now)}`];
  return `${[state, ...since, ...phone].join(', ')}.`;
}
