import { parts, t } from '@maidan/i18n/text';
import { useChangeMutes } from '@maidan/actions/mutes/change-mutes';
import type { Mute } from '@maidan/contract/feed/mutes';
import { Button } from '@maidan/ui/Button';
import { EyeOffIcon } from '@maidan/ui/icons';
import { VisuallyHidden } from '@maidan/ui/VisuallyHidden';

/** Says that the reader has muted this tag or category, and unmutes it. */
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
