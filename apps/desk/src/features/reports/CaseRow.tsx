import type { ReportCase } from '@maidan/contract/desk/reports';
import type { ReportKind, ReportReason } from '@maidan/contract/feed/reports';
import { useSiteConfig } from '@maidan/site/browser/use-site-config';
import { Badge } from '@maidan/ui/Badge';
import { Button } from '@maidan/ui/Button';
import { TextLink } from '@maidan/ui/TextLink';
import { useState } from 'react';
import * as layout from '../../parts/layout.css.ts';
import { PurgeDialog } from '../../parts/PurgeDialog.tsx';
import { clockAt, dayInText } from '../../parts/time.ts';
import { useNow } from '../../parts/use-now.ts';
import { CaseFacts } from './CaseFacts.tsx';
import { HideDialog, type SanctionChoice } from './HideDialog.tsx';
import { ReportedMessages } from './ReportedMessages.tsx';
import { holdNames, reasonNames } from '../../parts/rules/reason-names.ts';
import * as css from './Reports.css.ts';

interface CaseRowProps {
  reported: ReportCase;
  pending: boolean;
  /** @param hide false keeps it, or shows it again */
  onDecide: (hide: boolean, reason: ReportReason, sanction: SanctionChoice) => void;
}

/** One thing that was reported, in its place, with what can be decided. */
export function CaseRow({ reported, pending, onDecide }: CaseRowProps) {
  const {
    kind,
    text,
    author,
    post,
    conversation,
    is_hidden: isHidden,
    held_for: heldFor,
    reports,
    reasons,
    notes,
    first_at: at,
  } = reported;
  const { feedOrigin } = useSiteConfig();
  const now = useNow();
  const [isHiding, setIsHiding] = useState(false);
  const [isPurging, setIsPurging] = useState(false);
  const mostSaid = reasons[0]?.reason ?? 'other';
  const keep = () => onDecide(false, mostSaid, null);
  const name = nameOf(reported);
  return (
    <li className={css.item}>
      <h2 className={layout.rowName}>{name}</h2>
      {text !== null && (
        <blockquote className={css.quote} dir="auto">
          {text}
        </blockquote>
      )}
      {conversation && <ReportedMessages messages={conversation.messages} staff={author} />}
      <p className={layout.small}>
        {heldFor === null ? countText(reports) : 'Written'}
        {at === null ? '' : `${heldFor === null ? ', the first' : ''} ${dayInText(at, now)} at ${clockAt(at)}`}
        {kind === 'comment' && post && ', on '}
        {kind === 'comment' && post && (
          <TextLink href={`${feedOrigin}/post/${encodeURIComponent(post.slug)}`}>{post.name}</TextLink>
        )}
      </p>
      <p className={css.marks}>
        {isHidden && <Badge tone="quiet">Hidden</Badge>}
        {heldFor !== null && <Badge tone="unread">{holdNames[heldFor]}</Badge>}
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
      <CaseFacts of={reported} />
      <div className={layout.actions}>
        {isHidden ? (
          <>
            <Button pending={pending} onClick={keep}>{`Show ${kind}`}</Button>
            {kind === 'post' && <Button onClick={() => setIsPurging(true)}>Remove its files…</Button>}
          </>
        ) : (
          <>
            <Button variant="danger" pending={pending} onClick={() => onDecide(true, mostSaid, null)}>
              {verbs[kind]}
            </Button>
            <Button pending={pending} onClick={keep}>
              {heldFor === null ? 'Keep' : 'Show comment'}
            </Button>
            {kind === 'comment' && author !== null && (
              <Button pending={pending} onClick={() => setIsHiding(true)}>
                Hide and decide…
              </Button>
            )}
          </>
        )}
      </div>
      {isPurging && <PurgeDialog post={{ id: Number(reported.id), name }} onClose={() => setIsPurging(false)} />}
      {isHiding && (
        <HideDialog
          author={author ?? ''}
          reason={mostSaid}
          onClose={() => setIsHiding(false)}
          onHide={(rule, sanction) => {
            setIsHiding(false);
            onDecide(true, rule, sanction);
          }}
        />
      )}
    </li>
  );
}

const verbs: Readonly<Record<ReportKind, string>> = {
  comment: 'Hide comment',
  message: 'Remove message',
  post: 'Withdraw post',
};

/** What was reported, in a heading. */
function nameOf({ kind, author, post, conversation }: ReportCase): string {
  if (kind === 'message') return `Our message in “${conversation?.subject ?? 'a conversation'}”`;
  return kind === 'post' ? (post?.name ?? 'Post') : `Comment by ${author ?? 'a reader'}`;
}

const countText = (reports: number): string => (reports === 1 ? '1 report' : `${reports} reports`);
