import type { InboxState } from '@maidan/contract/desk/inbox/inbox';
import * as panes from '../../page/panes.css.ts';
import { ConversationList } from './ConversationList.tsx';
import * as css from './Inbox.css.ts';
import { Thread } from './Thread.tsx';

interface InboxProps {
  state: InboxState;
  /** The open conversation. */
  id: string | null;
}

/** The list next to the open conversation; on a phone, one at a time. */
export function Inbox({ state, id }: InboxProps) {
  return (
    <div className={css.panes}>
      <section className={id === null ? panes.list : `${panes.list} ${panes.behind}`} aria-label="Conversations">
        <ConversationList state={state} open={id} />
      </section>
      {id === null ? (
        <p className={panes.nothingOpen}>Choose a conversation.</p>
      ) : (
        <Thread key={id} state={state} id={id} />
      )}
    </div>
  );
}
