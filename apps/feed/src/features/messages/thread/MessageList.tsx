import { t } from '@maidan/i18n/text';
import { brand } from '@maidan/brand/brand';
import type { ChatMessage } from '@maidan/contract/account/conversations';
import type { Id } from '@maidan/contract/core/wire';
import { Button } from '@maidan/ui/Button';
import { DownIcon } from '@maidan/ui/icons';
import { ImageViewer } from '@maidan/ui/ImageViewer';
import { pictureUrl } from './picture-url.ts';
import { VisuallyHidden } from '@maidan/ui/VisuallyHidden';
import { useCallback, useEffect, useRef, useState } from 'react';
import { chatMoment } from './chat-date.ts';
import { MessageItem, type RenderMessageReport } from './MessageItem.tsx';
import { OutgoingItem, type OutgoingMessage } from './OutgoingItem.tsx';
import * as css from './Thread.css.ts';
import { useOlder } from './use-older.ts';

interface MessageListProps {
  /** Oldest first. */
  messages: readonly ChatMessage[];
  outgoing: readonly OutgoingMessage[];
  userId: Id | null;
  older: { has: boolean; pending: boolean; failed: boolean; load: () => void };
  onRetry: () => void;
  renderReport: RenderMessageReport;
}

/** Pixels from the bottom within which the reader counts as reading the newest message. */
const NEAR_FOOT = 80;

/** The messages, newest at the bottom. Older ones load on scrolling up, without moving the messages in view. */
export function MessageList({ messages, outgoing, userId, older, onRetry, renderReport }: MessageListProps) {
  const scroller = useRef<HTMLElement>(null);
  const top = useOlder(scroller, older, messages.length);
  const [opened, setOpened] = useState<string | null>(null);
  const [below, setBelow] = useState(false);
  const [announced, setAnnounced] = useState('');
  const open = useCallback((src: string) => setOpened(src), []);

  const toFoot = () => scroller.current?.scrollTo({ top: 0 });
  const last = messages.at(-1);
  const isMine = ({ user_id: writer }: ChatMessage) => writer !== null && writer === userId;
  const received = last && !isMine(last) ? last : undefined;
  const newest = useRef(received);
  useEffect(() => {
    if (!received || received === newest.current) return;
    newest.current = received;
    setAnnounced(
      t('inbox.newMessage', { message: received.type === 'image' ? t('inbox.aPicture') : received.message }),
    );
    if (Math.abs(scroller.current?.scrollTop ?? 0) > NEAR_FOOT) setBelow(true);
  }, [received]);
  useEffect(() => {
    if (outgoing.length > 0) scroller.current?.scrollTo({ top: 0 });
  }, [outgoing.length]);

  const images = messages.flatMap(({ type, message }) => {
    const src = type === 'image' ? pictureUrl(message) : undefined;
    return src === undefined ? [] : [{ src, alt: t('inbox.pictureFrom', { name: brand.name }) }];
  });
  // The user's own pictures have an object URL only while they are shown.
  const place = images.findIndex(({ src }) => src === opened);
  return (
    <div className={css.middle}>
      <section
        ref={scroller}
        className={css.scroller}
        aria-label={t('site.messages')}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scroll area must be reachable by keyboard
        tabIndex={0}
        onScroll={({ currentTarget }) => Math.abs(currentTarget.scrollTop) < NEAR_FOOT && setBelow(false)}
      >
        <div className={css.inside}>
          {older.has ? (
            <div ref={top} className={css.older}>
              <Button pending={older.pending} onClick={older.load}>
                {older.failed ? t('inbox.tryOlder') : t('inbox.older')}
              </Button>
            </div>
          ) : null}
          <ol className={css.list}>
            {messages.map((message, index) => (
              <MessageItem
                key={message.id ?? `at ${index}`}
                message={message}
                mine={isMine(message)}
                day={newDay(messages[index - 1], message)}
                onOpen={open}
                renderReport={renderReport}
              />
            ))}
            {outgoing.map((message) => (
              <OutgoingItem key={message.key} message={message} onRetry={onRetry} />
            ))}
          </ol>
        </div>
      </section>
      {below ? (
        <div className={css.newest}>
          <span className={css.newestButton}>
            <Button variant="ink" icon={<DownIcon size={18} />} onClick={toFoot}>
              {t('inbox.newMessages')}
            </Button>
          </span>
        </div>
      ) : null}
      <VisuallyHidden as="output">{announced}</VisuallyHidden>
      <ImageViewer
        open={opened !== null}
        onClose={() => setOpened(null)}
        images={place < 0 && opened !== null ? [{ src: opened, alt: t('inbox.yourPicture') }] : images}
        start={Math.max(0, place)}
      />
    </div>
  );
}

/** The day of a message, if it is the first of its day; else null. */
function newDay(before: ChatMessage | undefined, { created_at: at }: ChatMessage): string | null {
  const day = chatMoment(at)?.day ?? null;
  return day === chatMoment(before?.created_at ?? null)?.day ? null : day;
}
