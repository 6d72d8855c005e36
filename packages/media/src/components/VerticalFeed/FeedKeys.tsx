import { t } from '@maidan/i18n/text';
import { CloseIcon, DownIcon, UpIcon } from '@maidan/ui/icons';
import { IconButton } from '@maidan/ui/IconButton';
import type { RefObject } from 'react';
import { feedKeys } from '../../gestures/key-map.ts';
import * as css from './feed-keys.css.ts';

interface FeedStepsProps {
  onPrevious: (() => void) | undefined;
  onNext: (() => void) | undefined;
  onHelp: () => void;
}

/** Next to the stage on a desktop; on smaller screens visible only while focused. */
export function FeedSteps({ onPrevious, onNext, onHelp }: FeedStepsProps) {
  return (
    <div className={css.steps}>
      <IconButton
        variant="edge"
        label={t('ui.previousVideo')}
        icon={<UpIcon />}
        {...(onPrevious ? { onClick: onPrevious } : { disabledReason: t('ui.firstVideo') })}
      />
      <IconButton
        variant="edge"
        label={t('ui.nextVideo')}
        icon={<DownIcon />}
        {...(onNext ? { onClick: onNext } : { disabledReason: t('ui.feedEnds') })}
      />
      <button type="button" className={css.help} aria-haspopup="dialog" onClick={onHelp}>
        <kbd className={css.key}>?</kbd> {t('ui.allShortcuts')}
      </button>
    </div>
  );
}

/** The sheet behind "?". */
export function KeySheet({ dialog }: { dialog: RefObject<HTMLDialogElement | null> }) {
  return (
    <dialog ref={dialog} className={css.sheet} aria-label={t('ui.shortcuts')}>
      <div className={css.head}>
        <h2>{t('ui.keys')}</h2>
        <IconButton label={t('ui.close')} icon={<CloseIcon />} onClick={() => dialog.current?.close()} />
      </div>
      <dl className={css.list}>
        {feedKeys.map(({ keys, action, label }) => (
          <div key={action} className={css.line}>
            <dt className={css.keys}>
              {keys.map((key) => (
                <kbd key={key} className={css.key}>
                  {key === ' ' ? t('ui.space') : (keyNames[key] ?? key.toUpperCase())}
                </kbd>
              ))}
            </dt>
            <dd>{label()}</dd>
          </div>
        ))}
      </dl>
    </dialog>
  );
}

const keyNames: Record<string, string> = { ArrowDown: '↓', ArrowUp: '↑' };
