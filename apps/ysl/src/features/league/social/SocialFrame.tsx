import { t } from '@maidan/i18n/text';
import { Button } from '@maidan/ui/Button';
import { LinkButton } from '@maidan/ui/LinkButton';
import { useState } from 'react';
import * as css from './SocialFrame.css.ts';
import { sandboxOf } from './frame-address.ts';

interface SocialFrameProps {
  /** The league's name. */
  league: string;
  /** Absolute URL, on a host that may be framed. */
  address: string;
  /** This site's own origin. */
  origin: string;
}

/**
 * A league's social page in a frame. Nothing is loaded before the tap, so that the other host does not learn who visits.
 */
export function SocialFrame({ league, address, origin }: SocialFrameProps) {
  const [open, setOpen] = useState(false);
  const { host, origin: from } = new URL(address);
  return (
    <div className={open ? undefined : css.place}>
      {open ? (
        <iframe
          className={css.frame}
          src={address}
          title={t('league.socialOf', { league })}
          sandbox={sandboxOf(address, origin)}
          referrerPolicy="strict-origin-when-cross-origin"
          height={1200}
        />
      ) : (
        <div className={css.door}>
          <p>{from === origin ? t('league.socialNews', { league }) : t('league.socialFrom', { host })}</p>
          <Button variant="ink" onClick={() => setOpen(true)}>
            {t('league.showSocial')}
          </Button>
          <LinkButton href={address} newTab>
            {t('league.openInTab')}
          </LinkButton>
        </div>
      )}
    </div>
  );
}
