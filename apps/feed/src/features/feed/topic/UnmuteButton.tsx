import { parts, t } from '@maidan/i18n/text';
import { useChangeMutes } from '@maidan/actions/mutes/change-mutes';
import type { Mute } from '@maidan/contract/feed/mutes';
import { Button } from '@maidan/ui/Button';
import { EyeOffIcon } from '@maidan/ui/icons';
import { VisuallyHidden } from '@maidan/ui/VisuallyHidden';

/** Of a tag or category that the reader has muted: says so, and ends it. */
export function UnmuteButton({ mute }: { mute: Mute }) {
  const change = useChangeMutes();
  return (
    <Button icon={<EyeOffIcon size={20} />} onClick={() => change(mute, false)}>
      {parts('topics.muted', {
        again: <VisuallyHidden key="again">{t('topics.showAgainOf', { label: mute.label })}</VisuallyHidden>,
      })}
    </Button>
  );
}
