import { t } from '@maidan/i18n/text';
import { useIsMuted } from '@maidan/actions/mutes/is-muted';
import type { TopicPage, TopicRef } from '@maidan/api-client/queries/feed/topic-feeds';
import { lazyPart, optionalPart } from '@maidan/browser/lazy-part';
import type { Mute } from '@maidan/contract/feed/mutes';
import { IconButton } from '@maidan/ui/IconButton';
import { EyeOffIcon } from '@maidan/ui/icons';
import { Suspense, useState } from 'react';

const MuteDialog = lazyPart(async () => (await import('./MuteDialog.tsx')).MuteDialog);
const UnmuteButton = optionalPart(async () => (await import('./UnmuteButton.tsx')).UnmuteButton);

/** Mutes a tag or category, which hides its posts from other lists, or unmutes it. The dialog loads on the first tap. */
export function MuteTopic({ feed: { slug, name }, kind }: { feed: TopicPage; kind: TopicRef['kind'] }) {
  const [state, setState] = useState<'unused' | 'open' | 'closed'>('unused');
  const isMuted = useIsMuted()(kind, slug);
  const mute: Mute = { kind, id: slug, label: name };

  if (isMuted) {
    return (
      <Suspense>
        <UnmuteButton mute={mute} />
      </Suspense>
    );
  }
  return (
    <>
      <IconButton
        label={t('topics.muteName', { name })}
        icon={<EyeOffIcon />}
        aria-haspopup="dialog"
        onClick={() => setState('open')}
      />
      {state !== 'unused' && (
        <Suspense>
          <MuteDialog open={state === 'open'} mute={mute} onClose={() => setState('closed')} />
        </Suspense>
      )}
    </>
  );
}
