import { t } from '@maidan/i18n/text';
import { ExternalIcon, PlayIcon } from '@maidan/ui/icons';
import { Picture } from '@maidan/ui/Picture';
import type { PictureSource } from '@maidan/ui/pictures/picture-source';
import { useBrokenImage } from '@maidan/ui/pictures/use-broken-image';
import { VisuallyHidden } from '@maidan/ui/VisuallyHidden';
import { useEffect, useId, useRef, useState, type ReactNode } from 'react';
import { parseEmbed, type Embed } from '../../embed/parse-embed.ts';
import { playback } from '../../playback/playback-store.ts';
import { useHydrated } from '@maidan/browser/hydration/use-hydrated';
import { bottomStart, chip, pill, playMark, target } from '../private/over-media.css.ts';
import { cardSizes } from '../private/card-sizes.ts';
import { RatioBox } from '../private/RatioBox.tsx';
import * as css from './EmbedPlayer.css.ts';

export interface EmbedPlayerProps {
  /** An address or embed code from the post. It is parsed, never inserted. */
  embed: string;
  /** Names the player and its frame. */
  title: string;
  thumbnail?: PictureSource | string | undefined;
  /** Size of the thumbnail in pixels; without it, the frame has the provider's usual ratio. */
  width?: number | undefined;
  height?: number | undefined;
  /** Its thumbnail is the largest picture of the first screen. */
  isFirst?: boolean;
  /** Called each time a person opens the frame. */
  onPlayed?: (() => void) | undefined;
}

/**
 * A third-party clip: its thumbnail until a tap, then everything else pauses and the provider's frame appears.
 * Nothing third-party is requested before the tap.
 */
export function EmbedPlayer(props: EmbedPlayerProps) {
  const { embed: media, title, thumbnail, width, height, isFirst = false, onPlayed } = props;
  const embed = parseEmbed(media);
  const size =
    width && height ? { width, height } : { width: 16, height: embed.kind === 'frame' && embed.portrait ? 20 : 9 };
  const { broken, image } = useBrokenImage(thumbnail);
  return (
    <RatioBox {...size}>
      {!broken && (
        <Picture
          of={thumbnail}
          sizes={cardSizes}
          isFirst={isFirst}
          className={css.picture}
          alt=""
          width={width}
          height={height}
          loading="lazy"
          {...image}
        />
      )}
      {embed.kind === 'frame' ? (
        <Framed key={embed.frameUrl} embed={embed} title={title} onPlayed={onPlayed} />
      ) : (
        <Blocked link={embed.link} title={title} />
      )}
    </RatioBox>
  );
}

type FrameEmbed = Extract<Embed, { kind: 'frame' }>;

function Framed({ embed, title, onPlayed }: { embed: FrameEmbed } & Pick<EmbedPlayerProps, 'title' | 'onPlayed'>) {
  const id = useId();
  const hydrated = useHydrated();
  const [open, setOpen] = useState(false);
  const frame = useRef<HTMLIFrameElement>(null);

  useEffect(() => () => playback.release(id), [id]);
  useEffect(() => {
    // The focused button is gone: the keyboard continues inside the frame.
    if (open) frame.current?.focus();
  }, [open]);

  function reveal(): void {
    // A third-party frame cannot be paused, so it closes when another player starts.
    playback.claim(id, { pause: () => setOpen(false) });
    setOpen(true);
    onPlayed?.();
  }

  if (open) {
    return (
      <iframe
        ref={frame}
        className={css.frame}
        src={embed.frameUrl}
        title={title}
        // oxlint-disable-next-line react/iframe-missing-sandbox -- its origin is always the provider's, never ours
        sandbox="allow-scripts allow-same-origin allow-presentation allow-popups allow-popups-to-escape-sandbox"
        allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
        referrerPolicy="strict-origin-when-cross-origin"
        allowFullScreen
      />
    );
  }
  const inside: ReactNode = (
    <>
      <span className={playMark}>
        <PlayIcon size={34} filled />
      </span>
      <VisuallyHidden>{t('ui.play', { title })}</VisuallyHidden>
      <span className={`${chip} ${bottomStart}`}>{t('ui.playsFrom', { site: embed.site })}</span>
    </>
  );
  // Before hydration and without script, the thumbnail links to the clip's own page.
  if (!hydrated) {
    return (
      <a className={target} href={embed.pageUrl} rel="noopener">
        {inside}
      </a>
    );
  }
  return (
    <button type="button" className={target} onClick={reveal}>
      {inside}
    </button>
  );
}

function Blocked({ link, title }: { link: string | null; title: string }) {
  return (
    <div className={css.card}>
      <p>{title}</p>
      <p className={css.small}>{link === null ? t('ui.notShown') : t('ui.notPlayed')}</p>
      {link !== null && (
        <a className={pill} href={link} target="_blank" rel="noopener noreferrer">
          {t('ui.openHost', { host: new URL(link).hostname })}
          <ExternalIcon size={18} />
          <VisuallyHidden>{t('ui.newTab')}</VisuallyHidden>
        </a>
      )}
    </div>
  );
}
