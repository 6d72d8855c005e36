import type { MatchLink } from '@maidan/contract/desk/league/match-day';
import { Button } from '@maidan/ui/Button';
import { ConfirmDialog } from '@maidan/ui/ConfirmDialog';
import { Text } from '@maidan/ui/layout';
import { useState } from 'react';
import { momentAt } from '../../../times/time.ts';
import { useNow } from '../../../times/use-now.ts';
import { isOver, linkText, scorersText } from './scoring-text.ts';
import type { useScoring } from './use-scoring.ts';
import * as css from './Scoring.css.ts';

interface LinksProps {
  links: readonly MatchLink[];
  revoke: ReturnType<typeof useScoring>['revoke'];
}

/** The links of a match, with their scorers. */
export function Links({ links, revoke }: LinksProps) {
  const now = useNow();
  const [ending, setEnding] = useState<MatchLink | null>(null);
  return (
    <>
      <ul>
        {links.map((link) => (
          <li key={link.id} className={css.link}>
            <div className={css.linkText}>
              <p>{linkText(link, now)}</p>
              {link.created_at === null ? null : <Text font="note">Created on {momentAt(link.created_at)}.</Text>}
              {scorersText(link.scorers).map((text) => (
                <Text font="note" key={text}>
                  {text}
                </Text>
              ))}
            </div>
            {isOver(link, now) ? null : <Button onClick={() => setEnding(link)}>End the link</Button>}
          </li>
        ))}
      </ul>
      <ConfirmDialog
        open={ending !== null}
        title="End this link?"
        text="Phones with this link can no longer score, and others can take their place. Anything they send later waits for your decision."
        confirm="End the link"
        cancel="Keep it"
        pending={revoke.isPending}
        onConfirm={() => (ending ? revoke.mutate(ending.id, { onSettled: () => setEnding(null) }) : undefined)}
        onClose={() => setEnding(null)}
      />
    </>
  );
}
