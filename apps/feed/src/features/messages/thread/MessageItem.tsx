import { LinkedText } from '@maidan/site/browser/LinkedText';
import { t } from '@maidan/i18n/text';
import { brand } from '@maidan/brand/brand';
import { REMOVED_MESSAGE, type ChatMessage } from '@maidan/contract/account/conversations';
import { PICTURE_TEXT } from '@maidan/contract/account/chat-pictures';
import type { Id } from '@maidan/contract/core/wire';
import { SentPicture } from '../picture/SentPicture.tsx';
import { pictureUrl } from './picture-url.ts';
import { VisuallyHidden } from '@maidan/ui/VisuallyHidden';
import { memo, useState, type ReactNode } from 'react';
import { chatMoment } from './chat-date.ts';
import * as css from './Thread.css.ts';

/** Renders the report button of a message from the provider. @param when its time, or null */
export type RenderMessageReport = (id: Id, when: string | null) => ReactNode;

interface MessageItemProps {
  message: ChatMessage;
  mine: boolean;
  /** The day, if this is its first message; else null. */
  day: string | null;
  onOpen: (src: string) => void;
  renderReport: RenderMessageReport;
}

function Picture({ src, onOpen }: { src: string | undefined; onOpen: (src: string) => void }) {
  const [broken, setBroken] = useState(false);
  if (src === undefined || broken) return <p className={css.noPicture}>{t('ui.pictureBroken')}</p>;
  return (
    <button type="button" className={css.picture} aria-label={t('inbox.openPicture')} onClick={() => onOpen(src)}>
      <img className={css.image} src={src} alt="" loading="lazy" decoding="async" onError={() => setBroken(true)} />
    </button>
  );
}

export const MessageItem = memo(function MessageItem({ message, mine, day, onOpen, renderReport }: MessageItemProps) {
  const { id, type, message: text, created_at: at, picture } = message;
  const moment = chatMoment(at);
  const time = moment && (
    <time className={css.time} dateTime={at ?? undefined}>
      <VisuallyHidden>{`${moment.day}, `}</VisuallyHidden>
      {moment.time}
    </time>
  );
  return (
    <>
      {/* Hidden from screen readers, since each time already names its day. */}
      {day !== null && (
        <li className={css.day} aria-hidden="true">
          {day}
        </li>
      )}
      <li className={mine ? css.mine : css.theirs}>
        <VisuallyHidden>{mine ? t('inbox.youSaid') : `${brand.name}: `}</VisuallyHidden>
        {picture !== null && <SentPicture name={picture} onOpen={onOpen} />}
        <div className={css.withReport}>
          {type === 'image' ? (
            <Picture src={pictureUrl(text)} onOpen={onOpen} />
          ) : picture !== null && text === PICTURE_TEXT ? null : (
            <div className={mine ? css.myBubble : css.theirBubble}>
              <p className={css.text} dir="auto">
                <LinkedText>{text}</LinkedText>
              </p>
              {time}
            </div>
          )}
          {mine || id === null || text === REMOVED_MESSAGE ? null : renderReport(id, moment?.time ?? null)}
        </div>
        {type === 'image' || (picture !== null && text === PICTURE_TEXT) ? time : null}
      </li>
    </>
  );
});
