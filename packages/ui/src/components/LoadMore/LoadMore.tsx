import { t } from '@maidan/i18n/text';
import type { MouseEvent } from 'react';
import { Link } from '../../links/LinkProvider.tsx';
import { pillClass, Button } from '../Button/Button.tsx';
import { behind, inside, ring } from '../Button/Button.css.ts';
import { showToast } from '../../toast/toast-store.ts';
import { Ring } from '../private/Ring.tsx';
import * as css from './LoadMore.css.ts';

interface LoadMoreProps {
  onLoadMore: () => void;
  /** The next page is loading: the button keeps its size and its focus. */
  pending: boolean;
  /** The next page's address, for readers without JavaScript and for new tabs. */
  href?: string;
}

/** The button for the next page, in the centre circle on the halfway line. */
export function LoadMore({ onLoadMore, pending, href }: LoadMoreProps) {
  function follow(event: MouseEvent) {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return;
    event.preventDefault();
    load();
  }
  /** Offline, the request would wait silently. */
  function load() {
    if (pending) return;
    if (navigator.onLine) onLoadMore();
    else showToast(t('ui.offline'), { tone: 'error' });
  }

  return (
    <div className={css.field}>
      <div className={css.spot}>
        {href === undefined ? (
          <Button pending={pending} onClick={load}>
            {t('ui.loadMore')}
          </Button>
        ) : (
          <Link
            href={href}
            className={pillClass('edge', 'm', false)}
            aria-busy={pending || undefined}
            aria-disabled={pending || undefined}
            onClick={follow}
          >
            <span className={pending ? behind : inside}>{t('ui.loadMore')}</span>
            {pending && (
              <span className={ring}>
                <Ring size={20} />
              </span>
            )}
          </Link>
        )}
      </div>
    </div>
  );
}
