import { useChangeMutes } from '@maidan/actions/change-mutes';
import { useMutes } from '@maidan/actions/muted';
import { Button } from '@maidan/ui/Button';
import { VisuallyHidden } from '@maidan/ui/VisuallyHidden';
import * as css from './SettingsView.css.ts';

const kinds = {
  post: 'Post',
  person: 'Comments by this person',
  tag: 'Posts with this tag',
  category: 'Posts in this category',
} as const;

/** What the reader has hidden and muted, and the way to see it again. */
export function HiddenList() {
  const mutes = useMutes();
  const change = useChangeMutes();
  if (mutes.length === 0)
    return (
      <p className={css.note}>Nothing. You can hide a post, or mute a person, tag or category, where you see them.</p>
    );
  return (
    <ul>
      {mutes.map((mute) => (
        <li key={`${mute.kind} ${mute.id}`} className={css.row}>
          <span className={css.text}>
            <span className={css.label}>{mute.label}</span>
            <span className={css.hint}>{kinds[mute.kind]}</span>
          </span>
          <Button onClick={() => change(mute, false)}>
            Show again<VisuallyHidden>: {mute.label}</VisuallyHidden>
          </Button>
        </li>
      ))}
    </ul>
  );
}
