import { errorMessage } from '@maidan/api-client/errors/error-message';
import { Button } from '@maidan/ui/Button';
import { useId } from 'react';
import { Notice } from '../../../parts/Notice.tsx';
import { momentAt } from '../../../parts/time.ts';
import { useOnline } from '@maidan/browser/use-online';
import * as css from './Composer.css.ts';
import type { ComposerState } from './use-composer.ts';

/** When the post goes out, and the button at the thumb. */
export function PublishBar({ composer }: { composer: ComposerState }) {
  const { draft, change, clear, errors, keptAt, send } = composer;
  const offline = useOnline() ? undefined : 'You are offline. The draft is kept on this device.';
  const id = useId();
  const isWrong = Object.values(errors).some((text) => text !== undefined);
  return (
    <>
      <div className={css.when}>
        <label className={css.whenLabel} htmlFor={id}>
          When it goes out
        </label>
        <p className={css.note} id={`${id}-hint`}>
          In Indian time. Leave it empty to publish now.
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
        {errors['at'] !== undefined && <p className={css.problem}>{errors['at']}</p>}
      </div>
      {isWrong && <Notice tone="warn">Something is missing or has to be changed. It is marked above.</Notice>}
      {!isWrong && send.error && <Notice tone="warn">The post was not published. {errorMessage(send.error)}</Notice>}
      <div className={css.bar}>
        <Button disabledReason={keptAt === null ? 'There is nothing to discard.' : undefined} onClick={clear}>
          Discard
        </Button>
        <span className={css.grow}>
          <Button type="submit" variant="signal" wide pending={send.isPending} disabledReason={offline}>
            {draft.at === '' ? 'Publish now' : `Goes out ${momentAt(`${draft.at}:00+05:30`)}`}
          </Button>
        </span>
      </div>
    </>
  );
}
