import { useApi } from '@maidan/api-client/core/api-provider';
import { errorMessage } from '@maidan/api-client/errors/error-message';
import type { Reply } from '@maidan/contract/core/endpoint';
import { showPhone, type inboxThread } from '@maidan/contract/desk/inbox';
import { Avatar } from '@maidan/ui/Avatar';
import { Button } from '@maidan/ui/Button';
import { LinkButton } from '@maidan/ui/LinkButton';
import { useMutation } from '@tanstack/react-query';
import { Notice } from '../../parts/Notice.tsx';
import * as layout from '../../parts/layout.css.ts';
import { momentAt } from '../../parts/time.ts';
import { useOnline } from '../../parts/use-online.ts';
import * as css from './Thread.css.ts';

interface PersonProps {
  /** The conversation's. */
  id: string;
  person: Reply<typeof inboxThread>['person'];
  location: string | null;
}

/** Who a conversation is with. The number is covered until somebody uncovers it, which is logged. */
export function Person({ id, person, location }: PersonProps) {
  const api = useApi();
  const online = useOnline();
  const show = useMutation({ mutationFn: () => api.call(showPhone, { params: { id } }) });
  const facts: readonly (readonly [string, string])[] = [
    ['Since', person.since === null ? '' : (momentAt(person.since).split(',')[0] ?? '')],
    ['Registered', person.teams.length === 0 ? 'for nothing yet' : person.teams.join(', ')],
    ['Phone', show.data?.phone ?? (person.phone_ending === null ? '' : `ends in ${person.phone_ending}`)],
  ];
  return (
    <>
      <div className={css.personHead}>
        <Avatar src={null} name={person.name} />
        <div>
          <h2 className={css.personName}>{person.name}</h2>
          <p className={layout.small}>{location}</p>
        </div>
      </div>
      <dl className={css.facts}>
        {facts.map(([name, value]) =>
          value === '' ? null : (
            <div key={name} className={css.fact}>
              <dt className={css.factName}>{name}</dt>
              <dd className={css.factValue}>{value}</dd>
            </div>
          ),
        )}
      </dl>
      {show.data ? (
        <LinkButton wide href={`tel:${show.data.phone}`}>
          Call {show.data.phone}
        </LinkButton>
      ) : (
        person.phone_ending !== null && (
          <Button
            wide
            pending={show.isPending}
            disabledReason={online ? undefined : 'You are offline.'}
            onClick={() => show.mutate()}
          >
            Show the number
          </Button>
        )
      )}
      {person.phone_ending !== null && <p className={layout.small}>Showing it is written into the log.</p>}
      {show.error && <Notice tone="warn">{errorMessage(show.error)}</Notice>}
    </>
  );
}
