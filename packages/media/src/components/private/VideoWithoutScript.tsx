import type { ComponentProps } from 'react';

/**
 * The clip with the browser's own controls, for readers without script. It is a second element: Firefox and Safari offer no
 * way to hide the controls of the first one until script has loaded.
 */
export function VideoWithoutScript(props: ComponentProps<'video'>) {
  return (
    <noscript>
      {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- not every clip has captions */}
      <video {...props} preload="none" controls loop playsInline />
    </noscript>
  );
}
