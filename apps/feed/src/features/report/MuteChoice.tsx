import { useChangeMutes } from '@maidan/actions/change-mutes';
import type { Mute } from '@maidan/contract/feed/mutes';
import { Button } from '@maidan/ui/Button';
import * as css from './Report.css.ts';

interface MuteChoiceProps {
  mute: Mute;
  onDone: () => void;
}

/** Beside a report: the reader no longer sees this post, or the comments of this person. */
export function MuteChoice({ mute, onDone }: MuteChoiceProps) {
  const change = useChangeMutes();
  const what = mute.kind === 'post' ? 'this post' : mute.label;
  return (
    <>
      <p className={css.text}>Or do you just not want to see {what}? Nobody else notices.</p>
      <Button
        wide
        onClick={() => {
          onDone();
          change(mute, true);
        }}
      >
        {mute.kind === 'post' ? 'Hide this post' : `Mute ${mute.label}`}
      </Button>
    </>
  );
}
