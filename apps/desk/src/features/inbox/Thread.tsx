import { useApi } from '@maidan/api-client/core/api-provider';
import { inboxNotesQuery, inboxThreadQuery } from '@maidan/api-client/queries/desk/inbox';
import type { InboxState } from '@maidan/contract/desk/inbox/inbox';
import { Dialog } from '@maidan/ui/Dialog';
import { Box } from '@maidan/ui/layout';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { paths } from '../../paths.ts';
import { Loaded } from '../../rows/Loaded.tsx';
import { MoreButton } from '../../rows/MoreButton.tsx';
import { AssignDialog } from './AssignDialog.tsx';
import { CallBar } from './CallBar.tsx';
import { Messages } from './Messages.tsx';
import { NoteDialog } from './NoteDialog.tsx';
import { Person } from './Person.tsx';
import { Reply } from './Reply.tsx';
import * as css from './Thread.css.ts';
import { ThreadHead } from './ThreadHead.tsx';
import { useLookers } from './use-lookers.ts';
import { useConversation } from './use-conversation.ts';

interface ThreadProps {
  /** The list it was opened from. */
  state: InboxState;
  id: string;
}

/** One conversation: its messages, the answer box and the person. */
export function Thread({ state, id }: ThreadProps) {
  const api = useApi();
  const query = useInfiniteQuery(inboxThreadQuery(api, id));
  const notes = useQuery(inboxNotesQuery(api, id)).data?.data ?? [];
  const lookers = useLookers(id);
  const acts = useConversation(id);
  const [dialog, setDialog] = useState<'assign' | 'person' | 'note' | null>(null);
  const close = () => setDialog(null);
  const { data } = query;
  const newest = data?.pages[0];
  if (!newest) {
    return (
      <Box paddingBlock={4} paddingInline="gutter">
        <Loaded query={query} what="conversation" back={{ href: paths.inbox(state), label: 'Back to the inbox' }}>
          {() => null}
        </Loaded>
      </Box>
    );
  }
  const { conversation, person } = newest;
  const messages = data.pages.toReversed().flatMap((page) => page.messages);
  return (
    <>
      <section className={css.thread} aria-label={`Conversation with ${person.name}`}>
        <ThreadHead
          state={state}
          conversation={conversation}
          acts={acts}
          lookers={lookers}
          onNote={() => setDialog('note')}
          onAssign={() => setDialog('assign')}
          onPerson={() => setDialog('person')}
        />
        <div className={css.scroller}>
          <div className={css.messages}>
            <Loaded query={query} what="messages">
              {() => null}
            </Loaded>
            <MoreButton query={query}>Earlier messages</MoreButton>
            <Messages id={id} messages={messages} notes={notes} />
          </div>
        </div>
        <CallBar id={id} conversation={conversation} />
        <Reply key={id} id={id} conversation={conversation} messages={messages} onSent={acts.refresh} />
      </section>
      <aside className={css.person} aria-label={`About ${person.name}`}>
        <Person id={id} person={person} location={conversation.location} />
      </aside>
      <AssignDialog
        open={dialog === 'assign'}
        assigned={conversation.assigned_to}
        onClose={close}
        onAssign={(to) => acts.assign.mutate({ to, before: conversation.assigned_to })}
      />
      {dialog === 'note' && <NoteDialog id={id} onClose={close} />}
      <Dialog open={dialog === 'person'} onClose={close} title={`About ${person.name}`}>
        <div className={css.inDialog}>
          <Person id={id} person={person} location={conversation.location} />
        </div>
      </Dialog>
    </>
  );
}
