import { t } from '@maidan/i18n/text';
import { useEffect, useId, useSyncExternalStore } from 'react';
import { CloseIcon } from '../../icons/icons.tsx';
import { enterRegion, onRegionsChange, topRegion } from '../../toast/toast-regions.ts';
import {
  currentToasts,
  dismissToast,
  holdToasts,
  noToasts,
  onToastsChange,
  type Toast as ToastData,
} from '../../toast/toast-store.ts';
import * as css from './Toast.css.ts';

/**
 * Where `showToast` renders. An application puts one at its root; every modal of the kit has its own,
 * because content under a modal is not announced.
 */
export function ToastRegion({ where = 'page' }: { where?: 'page' | 'dialog' }) {
  const id = useId();
  useEffect(() => enterRegion(id, where), [id, where]);
  const here = useSyncExternalStore(onRegionsChange, topRegion, nowhere) === id;
  const all = useSyncExternalStore(onToastsChange, currentToasts, noToasts);
  const toasts = here ? all : noToasts();

  return (
    <div
      className={css.place}
      onPointerEnter={() => holdToasts(true)}
      onPointerLeave={() => holdToasts(false)}
      onFocus={() => holdToasts(true)}
      onBlur={() => holdToasts(false)}
    >
      {/* Both exist before any text, because an element that appears with its text is often not announced. */}
      <div role="alert">{toasts.map((toast) => toast.tone === 'error' && <Toast key={toast.id} toast={toast} />)}</div>
      <output className={css.quiet}>
        {toasts.map((toast) => toast.tone === 'info' && <Toast key={toast.id} toast={toast} />)}
      </output>
    </div>
  );
}

function Toast({ toast: { id, text, tone, action, lang } }: { toast: ToastData }) {
  return (
    <span className={css.tones[tone]}>
      <span className={css.text} lang={lang}>
        {text}
      </span>
      {action && (
        <button
          type="button"
          className={css.action}
          lang={lang}
          onClick={() => {
            // First, so that it can cancel the action that follows the end of the toast.
            action.onPress();
            dismissToast(id);
          }}
        >
          {action.label}
        </button>
      )}
      <button type="button" className={css.close} aria-label={t('ui.close')} onClick={() => dismissToast(id)}>
        <CloseIcon size={20} />
      </button>
    </span>
  );
}

const nowhere = () => undefined;
