import { errorMessage } from '@maidan/api-client/errors/error-message';
import { Button } from '@maidan/ui/Button';
import { useId } from 'react';
import * as files from '../../../parts/files/Files.css.ts';
import { Notice } from '../../../parts/Notice.tsx';
import { momentAt } from '../../../parts/time.ts';
import { useOnline } from '@maidan/browser/use-online';
import * as css from './Composer.css.ts';
import { toInstant } from './moment.ts';
import * as layout from '../../../parts/layout.css.ts';
import type { ComposerState } from './use-composer.ts';

/** When the post goes out, and the button at the thumb. */
export function PublishBar({ composer }: { composer: ComposerState }) {
  const { kept, draft, change, discard, errors, send, serverDraft } = composer;
  const offline = useOnline() ? undefined : 'You are offline. The draft is kept on this device.';
  const conflict = serverDraft.isConflict ? 'Decide first whose text this is.' : undefined;
  const at = toInstant(draft.at);
  const isChange = kept.postId !== null;
  const label = isChange ? 'Save the changes' : at === null ? 'Publish now' : `Goes out ${momentAt(at)}`;
  const id = useId();
  const isWrong = Object.values(errors).some((text) => text !== undefined);
  return (
    <>
      <div className={css.when}>
        <label className={css.whenLabel} htmlFor={id}>
          When it goes out
        </label>
        <p className={files.note} id={`${id}-hint`}>
          {isChange
            ? 'In Indian time. Leave it empty to keep its time.'
            : 'In Indian time. Leave it empty to publish now.'}
        </p>
        <input
          id={id}
          className={css.whenInput}
          type="datetime-local"
          value={draft.at}
          aria-describedby={`${id}-hint`}
          aria-invalid={errors['at'] === undefined ? undefined : true}
          onChange={(event) => change({ at: event.target.value })}
        />
        {errors['at'] !== undefined && <p className={files.problem}>{errors['at']}</p>}
      </div>
      {isWrong && <Notice tone="warn">Something is missing or has to be changed. It is marked above.</Notice>}
      {!isWrong && send.error && (
        <Notice tone="warn">
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
        <span className={css.grow}>
          <Button type="submit" variant="signal" wide pending={send.isPending} disabledReason={offline ?? conflict}>
            {label}
          </Button>
        </span>
      </div>
    </>
  );
}
