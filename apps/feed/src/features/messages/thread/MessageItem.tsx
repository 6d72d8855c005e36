import { brand } from '@maidan/brand/brand';
import type { ChatMessage } from '@maidan/contract/account/conversations';
import { pictureUrl } from './picture-url.ts';
import { VisuallyHidden } from '@maidan/ui/VisuallyHidden';
import { memo, useState } from 'react';
import { chatMoment } from './chat-date.ts';
import { LinkedText } from './LinkedText.tsx';
import * as css from './Thread.css.ts';

interface MessageItemProps {
  message: ChatMessage;
  mine: boolean;
  /** The day that begins with this message, null within a day. */
  day: string | null;
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

export const MessageItem = memo(function MessageItem({ message, mine, day, onOpen }: MessageItemProps) {
  const { type, message: text, created_at: at } = message;
  const moment = chatMoment(at);
  const time = moment && (
    <time className={css.time} dateTime={at ?? undefined}>
      <VisuallyHidden>{`${moment.day}, `}</VisuallyHidden>
      {moment.time}
    </time>
  );
  return (
    <>
      {/* Each time names its day already. */}
      {day !== null && (
        <li className={css.day} aria-hidden="true">
          {day}
        </li>
      )}
      <li className={mine ? css.mine : css.theirs}>
        <VisuallyHidden>{mine ? 'You: ' : `${brand.name}: `}</VisuallyHidden>
        {type === 'image' ? (
          <>
            <Picture src={pictureUrl(text)} onOpen={onOpen} />
            {time}
          </>
        ) : (
          <div className={mine ? css.myBubble : css.theirBubble}>
            <p className={css.text} dir="auto">
              <LinkedText>{text}</LinkedText>
            </p>
            {time}
          </div>
        )}
      </li>
    </>
  );
});
