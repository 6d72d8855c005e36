import { PageUnavailable } from '@maidan/site/page/PageUnavailable';
import type { ComponentProps } from 'react';
import { frame } from '../../../frame.css.ts';

export function MatchUnavailable(props: Omit<ComponentProps<typeof PageUnavailable>, 'title'>) {
  return (
    <div className={frame}>
      <PageUnavailable title="The match could not be loaded." {...props} />
    </div>
  );
}
