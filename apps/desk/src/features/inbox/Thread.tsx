import { useApi } from '@maidan/api-client/core/api-provider';
import { inboxThreadQuery } from '@maidan/api-client/queries/desk/inbox';
import type { InboxState } from '@maidan/contract/desk/inbox';
import { Dialog } from '@maidan/ui/Dialog';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Loaded } from '../../parts/Loaded.tsx';
import { MoreButton } from '../../parts/MoreButton.tsx';
import * as panes from '../../parts/panes.css.ts';
import { AssignDialog } from './AssignDialog.tsx';
import { Messages } from './Messages.tsx';
import { Person } from './Person.tsx';
import { Reply } from './Reply.tsx';
import * as css from './Thread.css.ts';
import { ThreadHead } from './ThreadHead.tsx';
import { useConversation } from './use-conversation.ts';

interface ThreadProps {
  /** The list that it was opened from. */
  state: InboxState;
  id: string;
}

/** One conversation: what was said, what is answered, and who it is with. */
export function Thread({ state, id }: ThreadProps) {
  const query = useInfiniteQuery(inboxThreadQuery(useApi(), id));
  const acts = useConversation(id);
  const [dialog, setDialog] = useState<'assign' | 'person' | null>(null);
  const close = () => setDialog(null);
  const { data } = query;
  const newest = data?.pages[0];
  if (!newest) {
    return (
      <div className={panes.padded}>
        <Loaded query={query} what="conversation">
          {() => null}
        </Loaded>
      </div>
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
          onAssign={() => setDialog('assign')}
          onPerson={() => setDialog('person')}
        />
        <div className={css.scroller}>
          <div className={css.messages}>
            <Loaded query={query} what="messages">
              {() => null}
            </Loaded>
            <MoreButton query={query}>Earlier messages</MoreButton>
            <Messages messages={messages} />
          </div>
        </div>
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
      <Dialog open={dialog === 'person'} onClose={close} title="About them">
        <div className={css.inDialog}>
          <Person id={id} person={person} location={conversation.location} />
        </div>
      </Dialog>
    </>
  );
}
