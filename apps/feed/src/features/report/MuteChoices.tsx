import { t } from '@maidan/i18n/text';
import { useChangeMutes } from '@maidan/actions/mutes/change-mutes';
import { useIsMuted } from '@maidan/actions/mutes/is-muted';
import type { Mute } from '@maidan/contract/feed/mutes';
import { Button } from '@maidan/ui/Button';
import * as css from './Report.css.ts';
import { useTopicMutes } from './use-topic-mutes.ts';

interface MuteChoicesProps {
  /** The post or person to mute. */
  mute: Mute | null;
  /** The `topicKey`s of a post. */
  topics: readonly string[];
  onDone: () => void;
}

const verbs: Readonly<Record<Mute['kind'], (label: string) => string>> = {
  post: () => t('posts.hide'),
  person: (label) => t('posts.mute', { label }),
  tag: (label) => t('posts.muteTag', { label }),
  category: (label) => t('posts.muteCategory', { label }),
};

/** Alternatives to a report: hide this post, its tags and categories, or this person's comments. */
export function MuteChoices({ mute: own, topics, onDone }: MuteChoicesProps) {
  const change = useChangeMutes();
  const isMuted = useIsMuted();
  const ofTopics = useTopicMutes(topics);
  const left = [...(own ? [own] : []), ...ofTopics].filter(({ kind, id }) => !isMuted(kind, id));
  if (left.length === 0) return null;
  return (
    <>
      <p className={css.text}>{t('posts.ratherHide')}</p>
      {left.map((mute) => (
        <Button
          key={`${mute.kind} ${mute.id}`}
          wide
          onClick={() => {
            onDone();
            change(mute, true);
          }}
        >
          {verbs[mute.kind](mute.label)}
        </Button>
      ))}
    </>
  );
}
