import type { NearbyMessage } from '@maidan/contract/desk/cases/reports';
import { Badge } from '@maidan/ui/Badge';
import { Grid, Row } from '@maidan/ui/layout';
import { clockAt } from '../../times/time.ts';
import * as css from './Reports.css.ts';

interface ReportedMessagesProps {
  messages: readonly NearbyMessage[];
  /** The member of staff who wrote the reported message, if known. */
  staff: string | null;
}

/** A reported message among the messages around it. */
export function ReportedMessages({ messages, staff }: ReportedMessagesProps) {
  return (
    <Grid as="ol" gap={2} aria-label="Messages">
      {messages.map(({ by, type, message, at, is_reported: isReported }, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- a case has always the same messages
        <li key={index} className={isReported ? css.quote : css.nearby}>
          <Row as="span" flexWrap="wrap" font="note">
            {by === 'person' ? 'Them' : isReported && staff !== null ? staff : 'Us'}
            {at !== null && `, ${clockAt(at)}`}
            {isReported && <Badge tone="unread">Reported</Badge>}
          </Row>
          {type === 'image' ? (
            <a href={message} target="_blank" rel="noopener">
              <img
                className={css.picture}
                src={message}
                alt="Sent in the conversation"
                loading="lazy"
                decoding="async"
              />
            </a>
          ) : (
            <p dir="auto">{message}</p>
          )}
        </li>
      ))}
    </Grid>
  );
}
