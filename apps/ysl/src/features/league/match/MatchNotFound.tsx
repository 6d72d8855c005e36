import { LinkButton } from '@maidan/ui/LinkButton';
import { NotFound } from '@maidan/ui/NotFound';
import { paths } from '../../../paths.ts';
import { frame } from '../../../frame.css.ts';

/** `league` leads back to its fixtures. */
export function MatchNotFound({ league }: { league?: string }) {
  return (
    <div className={frame}>
      <NotFound flush as="h1" title="Match not found" text="It may have been removed.">
        <LinkButton href={paths.fixtures(league)} variant="ink">
          Go to the fixtures
        </LinkButton>
      </NotFound>
    </div>
  );
}
