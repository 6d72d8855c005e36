import { useApi } from '@maidan/api-client/core/api-provider';
import { useOnline } from '@maidan/browser/use-online';
import type { Id } from '@maidan/contract/core/wire';
import { NOTIFICATION_MAX, notifyEveryone, notifyPerson, sentNotifications } from '@maidan/contract/desk/notifications';
import { toLinkedHtml } from '@maidan/contract/text/plain-text';
import { Button } from '@maidan/ui/Button';
import { Dialog } from '@maidan/ui/Dialog';
import { HtmlContent } from '@maidan/ui/HtmlContent';
import { Grid, Text } from '@maidan/ui/layout';
import { TextArea } from '@maidan/ui/TextArea';
import { showToast } from '@maidan/ui/toast/toast-store';
import { useState } from 'react';
import { useStaff } from '../session/DeskContext.tsx';
import { readDraft, writeDraft } from '../session/drafts.ts';
import { useAct } from '../acts/use-act.ts';
import { DialogForm } from './DialogForm.tsx';
import { Refusal } from './Refusal.tsx';
import * as css from './NotifyDialog.css.ts';

interface NotifyDialogProps {
  /** Null for everyone. */
  to: { readonly id: Id; readonly name: string } | null;
  onClose: () => void;
}

/** Writes, previews and sends a notification. Until it is sent, the text is a draft on this device. */
export function NotifyDialog({ to, onClose }: NotifyDialogProps) {
  const api = useApi();
  const online = useOnline();
  const draft = `${useStaff().id}/notification/${to?.id ?? 'everyone'}`;
  const [text, setText] = useState(() => readDraft(draft));
  const [isChecking, setIsChecking] = useState(false);
  const whom = to?.name ?? 'everyone';
  const send = useAct(
    () => {
      const body = { text };
      return to === null
        ? api.call(notifyEveryone, { body }, { isDraft: true })
        : api.call(notifyPerson, { params: { id: to.id }, body }, { isDraft: true });
    },
    {
      changes: [sentNotifications],
      inPlace: true,
      done() {
        writeDraft(draft, '');
        onClose();
        showToast(`Sent to ${whom}`);
      },
    },
  );

  function write(next: string): void {
    setText(next);
    send.reset();
    writeDraft(draft, next);
  }

  const html = toLinkedHtml(text);
  if (!isChecking) {
    return (
      <Dialog key="write" open onClose={onClose} title={`Notify ${whom}`}>
        <DialogForm onSubmit={() => setIsChecking(html !== '')}>
          <TextArea
            label="Text"
            rows={6}
            hint="An empty line starts a new paragraph. Web addresses become links."
            maxLength={NOTIFICATION_MAX}
            value={text}
            onChange={write}
          />
          <Button
            type="submit"
            variant="signal"
            wide
            disabledReason={html === '' ? 'Write something first.' : undefined}
          >
            Preview
          </Button>
        </DialogForm>
      </Dialog>
    );
  }
  return (
    <Dialog key="check" open onClose={onClose} title={`Send this to ${whom}?`} locked={send.isPending}>
      <Grid gap={4} minWidth="dialog">
        <blockquote className={css.preview} aria-label="Preview">
          <Text as="span" font="note">
            Now
          </Text>
          <HtmlContent html={html} />
        </blockquote>
        <Text font="note">
          {to === null
            ? 'Everyone with an account can read it right away, and so can people who join later.'
            : `${to.name} can read it right away, and no one else can.`}{' '}
          You cannot change it or take it back.
        </Text>
        <Refusal error={send.error} />
        <Button
          variant="signal"
          wide
          pending={send.isPending}
          disabledReason={online ? undefined : 'You are offline.'}
          onClick={() => send.mutate(undefined)}
        >
          Send to {whom}
        </Button>
        <Button
          wide
          disabledReason={send.isPending ? 'The notification is being sent.' : undefined}
          onClick={() => setIsChecking(false)}
        >
          Edit the text
        </Button>
      </Grid>
    </Dialog>
  );
}
