import { isAnswered } from '@maidan/api-client/errors/api-error';
import { errorMessage } from '@maidan/api-client/errors/error-message';
import { postKinds } from '@maidan/contract/feed/post-kinds';
import { Button } from '@maidan/ui/Button';
import { Box } from '@maidan/ui/layout';
import { useUploadReason } from '../../../files/open-uploads.ts';
import { Notice } from '../../../page/Notice.tsx';
import { TimeField } from '../../../times/TimeField.tsx';
import { momentAt } from '../../../times/time.ts';
import { useOnline } from '@maidan/browser/use-online';
import type { DeviceDraft } from './device-draft.ts';
import { toInstant } from '../../../times/local-time.ts';
import * as layout from '../../../page/layout.css.ts';
import type { ComposerState } from './use-composer.ts';

/** The publishing time, and the buttons to discard or publish. */
export function PublishBar({ composer }: { composer: ComposerState }) {
  const { kept, draft, change, discard, errors, send, serverDraft, startOver } = composer;
  const offline = useOnline() ? undefined : 'You are offline. The draft is saved on this device.';
  const conflict = serverDraft.isConflict ? 'First decide whose text to keep.' : undefined;
  const preparing = isWaitedFor(draft) ? 'The clip is still being prepared.' : undefined;
  const uploading = useUploadReason();
  const at = toInstant(draft.at);
  const isChange = kept.postId !== null;
  const label = isChange ? 'Save the changes' : at === null ? 'Publish now' : `Schedule for ${momentAt(at)}`;
  const isUnsure = kept.sent !== 'no' && !send.isPending;
  const isWrong = Object.values(errors).some((text) => text !== undefined);
  return (
    <>
      <TimeField
        label="Publishing time"
        hint={
          isChange
            ? 'In Indian time. Leave it empty to keep the current time.'
            : 'In Indian time. Leave it empty to publish now.'
        }
        value={draft.at}
        onChange={(value) => change({ at: value })}
        error={errors['at']}
      />
      {isWrong && <Notice tone="warn">Check the fields marked in red.</Notice>}
      {!isWrong && isUnsure && (
        <Notice tone="warn">
          The server did not respond, so the post may already be {isChange ? 'changed' : 'published'}.{' '}
          {kept.sent === 'same'
            ? 'Press again to make sure: nothing happens twice.'
            : 'Check the list of posts before you press again.'}
        </Notice>
      )}
      {!isWrong && send.error && isAnswered(send.error) && (
        <Notice
          tone="warn"
          {...(serverDraft.isGone && { action: { label: 'Keep it as a new draft', onPress: startOver } })}
        >
          {isChange ? 'The post was not changed.' : 'The post was not published.'} {errorMessage(send.error)}
        </Notice>
      )}
      <div className={layout.actionBar}>
        <Button
          disabledReason={kept.keptAt === null ? 'There is nothing to discard.' : undefined}
          pending={discard.isPending}
          onClick={() => discard.mutate()}
        >
          Discard
        </Button>
        <Box as="span" flex="rest">
          <Button
            type="submit"
            variant="signal"
            wide
            pending={send.isPending}
            disabledReason={offline ?? conflict ?? uploading ?? preparing}
          >
            {label}
          </Button>
        </Box>
      </div>
    </>
  );
}

function isWaitedFor({ type, file }: DeviceDraft): boolean {
  const { media } = postKinds[type];
  return media !== 'embed' && media !== 'gallery' && file?.state === 'preparing';
}
