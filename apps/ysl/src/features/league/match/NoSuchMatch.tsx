import { LinkButton } from '@maidan/ui/LinkButton';
import { NotFound } from '@maidan/ui/NotFound';
import { paths } from '../../../paths.ts';
import { frame } from '../../../frame.css.ts';

/** An address of a match that is none. `league` leads back to its fixtures. */
export function NoSuchMatch({ league }: { league?: string }) {
  return (
    <div className={frame}>
      <NotFound flush as="h1" title="There is no such match" text="It may have been taken off the list.">
        <LinkButton href={paths.fixtures(league)} look="ink">
          To the fixtures
        </LinkButton>
      </NotFound>
    </div>
  );
}
