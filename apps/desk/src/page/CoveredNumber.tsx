import { errorMessage } from '@maidan/api-client/errors/error-message';
import { Button } from '@maidan/ui/Button';
import { Text } from '@maidan/ui/layout';
import { LinkButton } from '@maidan/ui/LinkButton';
import { useMutation } from '@tanstack/react-query';
import { Notice } from './Notice.tsx';
import { useOnline } from '@maidan/browser/use-online';

/** A person's phone number, covered until staff uncover it, which is logged. */
export function CoveredNumber({ show }: { show: () => Promise<{ phone: string }> }) {
  const online = useOnline();
  const shown = useMutation({ mutationFn: show });
  return (
    <>
      {shown.data ? (
        <LinkButton wide href={`tel:${shown.data.phone}`}>
          Call {shown.data.phone}
        </LinkButton>
      ) : (
        <Button
          wide
          pending={shown.isPending}
          disabledReason={online ? undefined : 'You are offline.'}
          onClick={() => shown.mutate()}
        >
          Show the number
        </Button>
      )}
      <Text font="note">The log records that you looked.</Text>
      {shown.error && <Notice tone="warn">{errorMessage(shown.error)}</Notice>}
    </>
  );
}
