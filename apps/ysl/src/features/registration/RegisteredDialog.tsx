import { t } from '@maidan/i18n/text';
import { useApi } from '@maidan/api-client/core/api-provider';
import { errorMessage } from '@maidan/api-client/errors/error-message';
import { ownRegistrationsQuery } from '@maidan/api-client/queries/league/league-registrations';
import type { Id } from '@maidan/contract/core/wire';
import { useSiteConfig } from '@maidan/site/browser/use-site-config';
import { Button } from '@maidan/ui/Button';
import { Dialog } from '@maidan/ui/Dialog';
import { Grid } from '@maidan/ui/layout';
import { LinkButton } from '@maidan/ui/LinkButton';
import { showToast } from '@maidan/ui/toast/toast-store';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { paths } from '../../paths.ts';
import { startChat, type Registered } from './start-chat.ts';

interface RegisteredDialogProps {
  title: string;
  registered: Registered;
  /** The server's message. */
  message: string | null;
  onClose: () => void;
}

/** Confirms a registration and starts the conversation with the organiser. */
export function RegisteredDialog({ title, registered, message, onClose }: RegisteredDialogProps) {
  const api = useApi();
  const client = useQueryClient();
  /** As in `ChatButton`. */
  const [cid, setCid] = useState<Id | null>();
  const [pending, setPending] = useState(true);

  const show = (chat: Id | null) => {
    setCid(chat);
    // The page then links to the chat.
    client.setQueryData(ownRegistrationsQuery(api).queryKey, (own) =>
      own?.map((one) => (one.group_id === registered.gid ? { ...one, conversation_id: chat } : one)),
    );
  };
  const start = () =>
    startChat(api, registered)
      .then(show, (error: unknown) => void showToast(errorMessage(error), { tone: 'error' }))
      .finally(() => setPending(false));

  function retry(): void {
    setPending(true);
    void start();
  }

  const startAtOnce = useEffectEvent(start);
  useEffect(() => void startAtOnce(), []);
  return (
    <Dialog title={title} open onClose={onClose}>
      <Grid gap={5}>
        {message !== null && message !== title && <p>{message}</p>}
        <p>
          {t('registration.registeredFor', {
            name: registered.team === null ? registered.name : `${registered.team}, ${registered.name}`,
          })}
        </p>
        <ChatButton cid={cid} pending={pending} onRetry={retry} />
      </Grid>
    </Dialog>
  );
}

interface ChatButtonProps {
  /** Undefined until known, null if the server sends none. */
  cid: Id | null | undefined;
  pending: boolean;
  onRetry: () => void;
}

function ChatButton({ cid, pending, onRetry }: ChatButtonProps) {
  const { feedOrigin } = useSiteConfig();
  if (cid === undefined) {
    return (
      <Button variant="signal" size="l" wide pending={pending} onClick={onRetry}>
        {t('registration.goToChat')}
      </Button>
    );
  }
  return (
    <LinkButton variant="signal" size="l" wide href={paths.chat(feedOrigin, cid)}>
      {t('registration.goToChat')}
    </LinkButton>
  );
}
