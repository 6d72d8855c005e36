import type { ReportCase } from '@maidan/contract/desk/reports';
import { useSiteConfig } from '@maidan/site/browser/use-site-config';
import { Badge } from '@maidan/ui/Badge';
import { Button } from '@maidan/ui/Button';
import { TextLink } from '@maidan/ui/TextLink';
import * as layout from '../../parts/layout.css.ts';
import { clockAt, dayHeading } from '../../parts/time.ts';
import { useNow } from '../../parts/use-now.ts';
import { reasonNames } from './reason-names.ts';
import * as css from './Reports.css.ts';

interface CaseRowProps {
  reported: ReportCase;
  pending: boolean;
  /** @param hide false keeps it, or shows it again */
  onDecide: (hide: boolean) => void;
}

/** One thing that was reported, in its place, with what can be decided. */
export function CaseRow({ reported, pending, onDecide }: CaseRowProps) {
  const { kind, text, author, post, is_hidden: isHidden, reports, reasons, notes, first_at: at } = reported;
  const { feedOrigin } = useSiteConfig();
  const now = useNow();
  const name = kind === 'post' ? post.name : `Comment by ${author ?? 'a reader'}`;
  return (
    <li className={css.item}>
      <h2 className={layout.rowName}>{name}</h2>
      {text !== null && (
        <blockquote className={css.quote} dir="auto">
          {text}
        </blockquote>
      )}
      <p className={layout.small}>
        {reports === 1 ? '1 report' : `${reports} reports`}
        {at === null ? '' : `, the first ${dayHeading(at, now).toLowerCase()} at ${clockAt(at)}`}
        {kind === 'comment' && ', on '}
        {kind === 'comment' && (
          <TextLink href={`${feedOrigin}/post/${encodeURIComponent(post.slug)}`}>{post.name}</TextLink>
        )}
      </p>
      <p className={css.marks}>
        {isHidden && <Badge tone="quiet">Hidden</Badge>}
        {reasons.map(({ reason, count }) => (
          <Badge key={reason} tone={reason === 'child' ? 'unread' : 'quiet'}>
            {`${reasonNames[reason]} · ${count}`}
          </Badge>
        ))}
      </p>
      {notes.map((note, index) => (
        <p key={`${index} ${note}`} className={layout.rowNote} dir="auto">
          “{note}”
        </p>
      ))}
      <div className={layout.actions}>
        {isHidden ? (
          <Button pending={pending} onClick={() => onDecide(false)}>{`Show ${kind}`}</Button>
        ) : (
          <>
            <Button variant="danger" pending={pending} onClick={() => onDecide(true)}>
              {kind === 'post' ? 'Withdraw post' : 'Hide comment'}
            </Button>
            <Button pending={pending} onClick={() => onDecide(false)}>
              Keep
            </Button>
          </>
        )}
      </div>
    </li>
  );
}
