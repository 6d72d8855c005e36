import type { InboxConversation, InboxState } from '@maidan/contract/desk/inbox/inbox';
import { Button } from '@maidan/ui/Button';
import { IconButton } from '@maidan/ui/IconButton';
import { LeftIcon, MoreIcon, UserIcon } from '@maidan/ui/icons';
import { Link } from '@maidan/ui/links/LinkProvider';
import { Menu } from '@maidan/ui/Menu';
import { useEffect, useRef, useState } from 'react';
import { useOnline } from '@maidan/browser/use-online';
import * as panes from '../../page/panes.css.ts';
import { paths } from '../../paths.ts';
import { useStaff } from '../../session/DeskContext.tsx';
import * as css from './Thread.css.ts';
import type { useConversation } from './use-conversation.ts';

interface ThreadHeadProps {
  state: InboxState;
  conversation: InboxConversation;
  acts: Pick<ReturnType<typeof useConversation>, 'assign' | 'setOpen'>;
  /** A sentence naming others who have it open; '' for none. */
  lookers: string;
  onAssign: () => void;
  onNote: () => void;
  onPerson: () => void;
}

/** Its state and assignee, as a sentence. */
function holding({ open, assigned_to: holder }: InboxConversation, me: string | number): string {
  if (!open) return 'Closed';
  if (holder === null) return 'Open, unassigned';
  return holder.id === me ? 'Open, assigned to you' : `Open, assigned to ${holder.name}`;
}

export function ThreadHead({ state, conversation, acts, lookers, onAssign, onNote, onPerson }: ThreadHeadProps) {
  const me = useStaff();
  const offline = useOnline() ? undefined : 'You are offline.';
  const more = useRef<HTMLButtonElement>(null);
  const subject = useRef<HTMLHeadingElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  const { open, assigned_to: holder, person, location } = conversation;
  const take = () => acts.assign.mutate({ to: { id: me.id, name: me.name }, before: holder });
  const isMine = holder?.id === me.id;
  // Move focus to the heading so that screen readers and Tab start here.
  useEffect(() => subject.current?.focus({ preventScroll: true }), []);
  return (
    <header className={panes.head}>
      <span className={panes.back}>
        <Link className={panes.backLink} href={paths.inbox(state)} aria-label="Back to the inbox">
          <LeftIcon />
        </Link>
      </span>
      <div className={panes.headText}>
        <h1 className={panes.headName} ref={subject} tabIndex={-1}>
          {conversation.subject}
        </h1>
        <p className={panes.headNote}>
          {[person.name, location].filter(Boolean).join(', ')}. {holding(conversation, me.id)}
          {lookers !== '' && '. '}
          <output>{lookers}</output>
        </p>
      </div>
      {!isMine && open && (
        <span className={css.onDesk}>
          <Button icon={<UserIcon size={20} />} pending={acts.assign.isPending} disabledReason={offline} onClick={take}>
            Assign to me
          </Button>
        </span>
      )}
      <span data-key={open ? 'c' : undefined}>
        <Button pending={acts.setOpen.isPending} disabledReason={offline} onClick={() => acts.setOpen.mutate(!open)}>
          {open ? 'Close' : 'Reopen'}
        </Button>
      </span>
      <span data-key="a">
        <IconButton
          ref={more}
          label="More: note, assign, about them"
          icon={<MoreIcon />}
          aria-haspopup="menu"
          aria-expanded={isOpen}
          onClick={() => setIsOpen(true)}
        />
      </span>
      {isOpen && (
        <Menu
          label="Conversation actions"
          anchor={more}
          onClose={() => setIsOpen(false)}
          items={[
            ...(isMine || !open ? [] : [{ key: 'take', label: 'Assign to me', onSelect: take }]),
            { key: 'note', label: 'Write a note', onSelect: onNote },
            { key: 'assign', label: 'Assign', onSelect: onAssign },
            ...(holder === null
              ? []
              : [
                  {
                    key: 'give-back',
                    label: 'Unassign',
                    onSelect: () => acts.assign.mutate({ to: null, before: holder }),
                  },
                ]),
            { key: 'person', label: `About ${person.name}`, onSelect: onPerson },
          ]}
        />
      )}
    </header>
  );
}
