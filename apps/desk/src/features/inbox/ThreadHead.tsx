import type { InboxConversation, InboxState } from '@maidan/contract/desk/inbox/inbox';
import { Button } from '@maidan/ui/Button';
import { IconButton } from '@maidan/ui/IconButton';
import { MoreIcon, UserIcon } from '@maidan/ui/icons';
import { Box } from '@maidan/ui/layout';
import { Menu } from '@maidan/ui/Menu';
import { useRef, useState } from 'react';
import { useOnline } from '@maidan/browser/use-online';
import { PaneHead } from '../../page/PaneHead.tsx';
import { paths } from '../../paths.ts';
import { useStaff } from '../../session/DeskContext.tsx';
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
  const [isOpen, setIsOpen] = useState(false);
  const { open, assigned_to: holder, person, location } = conversation;
  const take = () => acts.assign.mutate({ to: { id: me.id, name: me.name }, before: holder });
  const isMine = holder?.id === me.id;
  return (
    <PaneHead
      title={conversation.subject}
      note={
        <>
          {[person.name, location].filter(Boolean).join(', ')}. {holding(conversation, me.id)}
          {lookers !== '' && '. '}
          <output>{lookers}</output>
        </>
      }
      back={{ href: paths.inbox(state), label: 'Back to the inbox' }}
    >
      {!isMine && open && (
        <Box as="span" display={{ phone: 'none', tablet: 'block' }}>
          <Button icon={<UserIcon size={20} />} pending={acts.assign.isPending} disabledReason={offline} onClick={take}>
            Assign to me
          </Button>
        </Box>
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
    </PaneHead>
  );
}
