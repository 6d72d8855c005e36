import { useApi } from '@maidan/api-client/core/api-provider';
import { inboxNotes, removeInboxNote, type InboxNote } from '@maidan/contract/desk/inbox/inbox-work';
import { LinkedText } from '@maidan/site/browser/LinkedText';
import { TextButton } from '@maidan/ui/TextLink';
import { VisuallyHidden } from '@maidan/ui/VisuallyHidden';
import { clockAt } from '../../times/time.ts';
import { useAct } from '../../acts/use-act.ts';
import { hasRole, useStaff } from '../../session/DeskContext.tsx';
import * as css from './Thread.css.ts';

/** A note between the messages. Its author and owners can remove it. */
export function Note({ conversation, note }: { conversation: string; note: InboxNote }) {
  const api = useApi();
  const me = useStaff();
  const remove = useAct(() => api.call(removeInboxNote, { params: { id: conversation, note: note.id } }), {
    changes: [inboxNotes],
  });
  const isMine = note.staff.id === me.id;
  const author = isMine ? 'you' : note.staff.name;
  return (
    <>
      <p className={css.note} dir="auto">
        <VisuallyHidden>Note for staff: </VisuallyHidden>
        <LinkedText>{note.text}</LinkedText>
      </p>
      <p className={css.times.staff}>
        {['Note', note.created_at === null ? null : clockAt(note.created_at), author].filter(Boolean).join(', ')}
        {(isMine || hasRole(me, 'owner')) && (
          <>
            {' '}
            <TextButton pending={remove.isPending} onClick={() => remove.mutate(undefined)}>
              Remove<VisuallyHidden> this note</VisuallyHidden>
            </TextButton>
          </>
        )}
      </p>
    </>
  );
}
