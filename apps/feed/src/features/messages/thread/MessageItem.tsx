import { brand } from '@maidan/brand/brand';
import type { ChatMessage } from '@maidan/contract/account/conversations';
import { pictureUrl } from './picture-url.ts';
import { VisuallyHidden } from '@maidan/ui/VisuallyHidden';
import { memo, useState } from 'react';
import { chatDate } from './chat-date.ts';
import * as css from './Thread.css.ts';

interface MessageItemProps {
  message: ChatMessage;
  mine: boolean;
  onOpen: (src: string) => void;
}

function Picture({ src, onOpen }: { src: string | undefined; onOpen: (src: string) => void }) {
  const [broken, setBroken] = useState(false);
  if (src === undefined || broken) return <p className={css.noPicture}>This picture could not be loaded.</p>;
  return (
    <button type="button" className={css.picture} aria-label="Open the picture" onClick={() => onOpen(src)}>
      <img className={css.image} src={src} alt="" loading="lazy" decoding="async" onError={() => setBroken(true)} />
    </button>
  );
}

export const MessageItem = memo(function MessageItem({ message, mine, onOpen }: MessageItemProps) {
  const { type, message: text, created_at: at } = message;
  const shown = chatDate(at);
  return (
    <li className={mine ? css.mine : css.theirs}>
      <VisuallyHidden>{mine ? 'You: ' : `${brand.name}: `}</VisuallyHidden>
      {type === 'image' ? (
        <Picture src={pictureUrl(text)} onOpen={onOpen} />
      ) : (
        <p className={mine ? css.myBubble : css.theirBubble} dir="auto">
          {text}
        </p>
      )}
      {shown === '' ? null : (
        <time className={css.date} dateTime={at ?? undefined}>
          {shown}
        </time>
      )}
    </li>
  );
});
