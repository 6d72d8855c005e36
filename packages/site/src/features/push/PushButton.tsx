import type { PushTopic } from '@maidan/contract/account/push';
import { t } from '@maidan/i18n/text';
import { Button } from '@maidan/ui/Button';
import { IconButton } from '@maidan/ui/IconButton';
import { BellIcon } from '@maidan/ui/icons';
import { isSameTopic } from './push-topics.ts';
import { usePush } from './use-push.ts';

interface PushButtonProps {
  topic: PushTopic;
  /** Ids that it had before: a browser that has one of them gets the same messages. */
  former?: readonly string[];
  /** The bell alone, whose size is known before the button is. */
  compact?: boolean;
}

/** Gets push messages about something, or no more. Nothing where the browser has none. */
export function PushButton({ topic, former, compact = false }: PushButtonProps) {
  const { topics, isPossible, isPending, change } = usePush();
  if (!isPossible) return null;
  const isOn = topics.some((one) => isSameTopic(one, topic, former));
  const press = {
    variant: isOn ? 'ink' : 'edge',
    icon: <BellIcon size={20} />,
    'aria-pressed': isOn,
    pending: isPending,
    onClick: () => void change(topic, !isOn, former),
  } as const;
  const label = t('push.about', { name: topic.label });
  return compact ? <IconButton label={label} {...press} /> : <Button {...press}>{label}</Button>;
}
