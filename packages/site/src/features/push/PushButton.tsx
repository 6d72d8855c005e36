import type { PushTopic } from '@maidan/contract/account/push';
import { t } from '@maidan/i18n/text';
import { Button } from '@maidan/ui/Button';
import { IconButton } from '@maidan/ui/IconButton';
import { BellIcon } from '@maidan/ui/icons';
import { isSameTopic } from './push-topics.ts';
import { usePush } from './use-push.ts';

interface PushButtonProps {
  topic: PushTopic;
  /** Former ids: a browser subscribed to one of them gets the same messages. */
  former?: readonly string[];
  /** Shows only the bell, whose size is known before the button loads. */
  compact?: boolean;
}

/** Subscribes to push messages about something, or unsubscribes. Renders nothing if the browser does not support push. */
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
