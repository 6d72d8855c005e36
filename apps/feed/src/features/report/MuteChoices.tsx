import { useChangeMutes } from '@maidan/actions/change-mutes';
import { useIsMuted } from '@maidan/actions/is-muted';
import type { Mute } from '@maidan/contract/feed/mutes';
import { Button } from '@maidan/ui/Button';
import * as css from './Report.css.ts';

interface MuteChoicesProps {
  mutes: readonly Mute[];
  onDone: () => void;
}

/** Next to a report: the reader no longer sees this post, the posts of its tags, or the comments of this person. */
export function MuteChoices({ mutes, onDone }: MuteChoicesProps) {
  const change = useChangeMutes();
  const isMuted = useIsMuted();
  const left = mutes.filter(({ kind, id }) => !isMuted(kind, id));
  if (left.length === 0) return null;
  return (
    <>
      <p className={css.text}>Or would you just rather not see it? No one else can tell.</p>
      {left.map((mute) => (
        <Button
          key={`${mute.kind} ${mute.id}`}
          wide
          onClick={() => {
            onDone();
            change(mute, true);
          }}
        >
          {mute.kind === 'post' ? 'Hide this post' : `Mute ${mute.label}`}
        </Button>
      ))}
    </>
  );
}
