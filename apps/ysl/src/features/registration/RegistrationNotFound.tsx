import { EmptyState } from '@maidan/ui/EmptyState';
import { LinkButton } from '@maidan/ui/LinkButton';
import { NotFound } from '@maidan/ui/NotFound';
import { frame } from '../../frame.css.ts';
import { paths } from '../../paths.ts';

/** The address names no registration that exists; or it names none, and none is open. */
export function RegistrationNotFound({ id }: { id: string | undefined }) {
  const home = <LinkButton href={paths.home()}>Back to the league</LinkButton>;
  return (
    <div className={frame}>
      {id === undefined ? (
        <EmptyState flush as="h1" title="No registration is open right now.">
          {home}
        </EmptyState>
      ) : (
        <NotFound flush as="h1" title="Registration not found" text="It may have closed, or the link is wrong.">
          {home}
        </NotFound>
      )}
    </div>
  );
}
