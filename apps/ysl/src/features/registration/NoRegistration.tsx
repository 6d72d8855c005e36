import { EmptyState } from '@maidan/ui/EmptyState';
import { LinkButton } from '@maidan/ui/LinkButton';
import { NotFound } from '@maidan/ui/NotFound';
import { frame } from '../../frame.css.ts';
import { paths } from '../../paths.ts';

/** The address is of no registration; or it names none, and none is open. */
export function NoRegistration({ id }: { id: string | undefined }) {
  const home = <LinkButton href={paths.home()}>Back to the league</LinkButton>;
  return (
    <div className={frame}>
      {id === undefined ? (
        <EmptyState flush as="h1" title="No registration is open right now.">
          {home}
        </EmptyState>
      ) : (
        <NotFound flush as="h1" title="There is no such registration" text="It may be over, or the address is wrong.">
          {home}
        </NotFound>
      )}
    </div>
  );
}
