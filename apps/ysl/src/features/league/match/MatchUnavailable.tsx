import { t } from '@maidan/i18n/text';
import { PageUnavailable } from '@maidan/site/page/PageUnavailable';
import type { ComponentProps } from 'react';
import { frame } from '../../../frame.css.ts';

export function MatchUnavailable(props: Omit<ComponentProps<typeof PageUnavailable>, 'title'>) {
  return (
    <div className={frame}>
      <PageUnavailable title={t('match.unavailable')} {...props} />
    </div>
  );
}
