import { lazyPart } from '@maidan/browser/lazy-part';
import { Suspense } from 'react';
import type { EmbedPlayerProps } from '../EmbedPlayer/EmbedPlayer.tsx';
import { RatioBox } from '../private/RatioBox.tsx';

const EmbedPlayer = lazyPart(async () => (await import('../EmbedPlayer/EmbedPlayer.tsx')).EmbedPlayer);

/** A third-party clip, whose code is loaded only by pages that have one. A document contains its thumbnail and link. */
export function LazyEmbed(props: EmbedPlayerProps) {
  return (
    <Suspense
      fallback={
        <RatioBox width={props.width} height={props.height}>
          {null}
        </RatioBox>
      }
    >
      <EmbedPlayer {...props} />
    </Suspense>
  );
}
