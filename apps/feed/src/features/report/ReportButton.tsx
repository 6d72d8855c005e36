import { lazyPart } from '@maidan/browser/lazy-part';
import type { Mute } from '@maidan/contract/feed/mutes';
import type { ReportKind } from '@maidan/contract/feed/reports';
import type { Id } from '@maidan/contract/core/wire';
import { Button } from '@maidan/ui/Button';
import { IconButton } from '@maidan/ui/IconButton';
import { FlagIcon, MoreIcon } from '@maidan/ui/icons';
import { Suspense, useState } from 'react';
import { reportTitle } from './report-title.ts';

const ReportDialog = lazyPart(async () => (await import('./ReportDialog.tsx')).ReportDialog);

const none: readonly string[] = [];

interface ReportButtonProps {
  kind: ReportKind;
  id: Id;
  /** Accessible name that says what is reported; without it the button shows its text. */
  label?: string;
  /** Whether the button is over a clip. */
  onMedia?: boolean;
  /** What the reader may hide instead: the post, or its author's comments. */
  mute?: Mute | null;
  /** The tags and categories that they may mute instead, by their `topicKey`. */
  topics?: readonly string[];
}

/** Reports something to the moderators. The dialog is loaded on the first tap. */
export function ReportButton({ kind, id, label, onMedia = false, mute = null, topics = none }: ReportButtonProps) {
  // With several dialogs mounted, the latest would receive the outcomes of all, so a closed dialog is unmounted.
  const [state, setState] = useState<'closed' | 'open' | 'waiting'>('closed');
  const show = () => setState('open');

  return (
    <>
      {label === undefined ? (
        <Button variant="plain" icon={<FlagIcon size={20} />} aria-haspopup="dialog" onClick={show}>
          {reportTitle(kind)}
        </Button>
      ) : (
        <IconButton
          label={label}
          variant={onMedia ? 'media' : 'plain'}
          icon={kind === 'post' ? <MoreIcon /> : <FlagIcon size={20} />}
          aria-haspopup="dialog"
          onClick={show}
        />
      )}
      {state !== 'closed' && (
        <Suspense>
          <ReportDialog
            open={state === 'open'}
            kind={kind}
            id={id}
            mute={mute}
            topics={topics}
            onClose={() => setState('closed')}
            onWait={() => setState('waiting')}
          />
        </Suspense>
      )}
    </>
  );
}
