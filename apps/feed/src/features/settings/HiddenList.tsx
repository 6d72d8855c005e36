import { parts, t } from '@maidan/i18n/text';
import { useChangeMutes } from '@maidan/actions/mutes/change-mutes';
import { useMutes } from '@maidan/actions/mutes/muted';
import { Button } from '@maidan/ui/Button';
import { VisuallyHidden } from '@maidan/ui/VisuallyHidden';
import * as css from './SettingsView.css.ts';

const kinds = {
  post: () => t('settings.post'),
  person: () => t('settings.ofPerson'),
  tag: () => t('settings.ofTag'),
  category: () => t('settings.ofCategory'),
} as const;

/** Everything that the reader has hidden or muted, with a way to show it again. */
export function HiddenList() {
  const mutes = useMutes();
  const change = useChangeMutes();
  if (mutes.length === 0) return <p className={css.note}>{t('settings.nothingHidden')}</p>;
  return (
    <ul>
      {mutes.map((mute) => (
        <li key={`${mute.kind} ${mute.id}`} className={css.row}>
          <span className={css.text}>
            <span className={css.label}>{mute.label}</span>
            <span className={css.hint}>{kinds[mute.kind]()}</span>
          </span>
          <Button onClick={() => change(mute, false)}>
            {parts('settings.showAgain', { name: <VisuallyHidden key="name">– {mute.label}</VisuallyHidden> })}
          </Button>
        </li>
      ))}
    </ul>
  );
}
