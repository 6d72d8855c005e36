import { t } from '@maidan/i18n/text';
import { useEffect, useEffectEvent, useState } from 'react';
import { AlertIcon, CheckCircleIcon, CloseIcon, InfoIcon } from '../../icons/icons.tsx';
import { ALERT_LIFE_MS, ALERT_WITH_LINK_LIFE_MS } from '../../toast/alert-life.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import * as css from './AlertBar.css.ts';

interface AlertBarProps {
  /** The message, or null for none. The element stays in the page, so that screen readers announce new text. */
  text: string | null;
  tone?: keyof typeof css.tones;
  /** Called when the reader closes it or its time is up. The owner then sets `text` to null. */
  onHidden: () => void;
  /** The page to return to, from the root of the site. */
  back?: string;
  /** How long it stays, in milliseconds. */
  life?: number;
}

const icons = { success: CheckCircleIcon, error: AlertIcon, info: InfoIcon };

/** A sentence over the page, for 5 seconds by default. The time stops while the pointer or the focus is on it. */
export function AlertBar({
  text,
  tone = 'success',
  onHidden,
  back,
  life = back === undefined ? ALERT_LIFE_MS : ALERT_WITH_LINK_LIFE_MS,
}: AlertBarProps) {
  const [held, setHeld] = useState(false);
  const hide = useEffectEvent(() => {
    setHeld(false);
    onHidden();
  });
  useEffect(() => {
    if (text === null || held) return undefined;
    const timer = setTimeout(hide, life);
    return () => clearTimeout(timer);
  }, [text, held, life]);

  const Icon = icons[tone];
  return (
    <div className={css.place} role={tone === 'error' ? 'alert' : 'status'}>
      {text !== null && (
        <div
          className={css.tones[tone]}
          onPointerEnter={() => setHeld(true)}
          onPointerLeave={() => setHeld(false)}
          onFocus={() => setHeld(true)}
          onBlur={() => setHeld(false)}
        >
          <Icon size={20} />
          <p className={css.text}>
            {text}
            {/* A full page load, so that the page renders for a visitor. */}
            {back !== undefined && (
              <a className={css.back} href={back}>
                {t('ui.goBack')}
              </a>
            )}
          </p>
          <IconButton
            label={t('ui.close')}
            icon={<CloseIcon size={20} />}
            onClick={() => {
              setHeld(false);
              onHidden();
            }}
          />
        </div>
      )}
    </div>
  );
}
