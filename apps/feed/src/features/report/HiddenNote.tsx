import { useChangeMutes } from '@maidan/actions/change-mutes';
import type { Mute } from '@maidan/contract/feed/mutes';
import { Button } from '@maidan/ui/Button';

/** On the page of a post that the reader has hidden. */
export function HiddenNote({ mute }: { mute: Mute }) {
  const change = useChangeMutes();
  return (
    <>
      <span>You have hidden this post.</span>
      <Button onClick={() => change(mute, false)}>Show it again</Button>
    </>
  );
}
