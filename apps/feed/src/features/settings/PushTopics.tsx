import { t } from '@maidan/i18n/text';
import { usePush } from '@maidan/site/features/push/use-push';
import { Button } from '@maidan/ui/Button';
import { VisuallyHidden } from '@maidan/ui/VisuallyHidden';
import * as css from './SettingsView.css.ts';

const kinds = {
  tag: () => t('push.whyTag'),
  match: () => t('push.whyMatch'),
  team: () => t('push.whyTeam'),
  messages: () => t('push.whyMessages'),
} as const;

/** This browser's push subscriptions, each with a way to end it. Renders nothing if the browser has none. */
export function PushTopics({ signedIn }: { signedIn: boolean }) {
  const { topics, isPossible, isPending, change } = usePush();
  if (!isPossible) return null;
  const replies = { kind: 'messages', id: 'own', label: t('push.replies') } as const;
  const hasReplies = topics.some(({ kind }) => kind === replies.kind);
  return (
    <>
      <p className={css.note}>{topics.length === 0 ? t('push.none') : t('push.some')}</p>
      <ul>
        {topics.map((topic) => (
          <li key={`${topic.kind} ${topic.id}`} className={css.row}>
            <span className={css.text}>
              <span className={css.label}>{topic.label}</span>
              <span className={css.hint}>{kinds[topic.kind]()}</span>
            </span>
            <Button pending={isPending} onClick={() => void change(topic, false)}>
              {t('push.turnOff')}
              <VisuallyHidden>– {topic.label}</VisuallyHidden>
            </Button>
          </li>
        ))}
        {signedIn && !hasReplies ? (
          <li className={css.row}>
            <span className={css.text}>
              <span className={css.label}>{replies.label}</span>
              <span className={css.hint}>{t('push.whyMessages')}</span>
            </span>
            <Button pending={isPending} onClick={() => void change(replies, true)}>
              {t('push.turnOn')}
              <VisuallyHidden>– {replies.label}</VisuallyHidden>
            </Button>
          </li>
        ) : null}
      </ul>
    </>
  );
}
