import { t } from '@maidan/i18n/text';
import { useChangeMutes } from '@maidan/actions/mutes/change-mutes';
import type { Mute } from '@maidan/contract/feed/mutes';
import { Button } from '@maidan/ui/Button';
import * as css from './ReportLine.css.ts';

/** Shown on the page of a post that the reader has hidden. */
export function HiddenNote({ mute }: { mute: Mute }) {
  const change = useChangeMutes();
  return (
    <>
      <span className={css.note}>{t('posts.hidden')}</span>
      <Button onClick={() => change(mute, false)}>{t('posts.showAgain')}</Button>
    </>
  );
}
