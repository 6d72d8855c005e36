import { t } from '@maidan/i18n/text';
import { useAction } from '@maidan/actions/use-action';
import { errorMessage } from '@maidan/api-client/errors/error-message';
import type { ReportKind, ReportReason } from '@maidan/contract/feed/reports';
import type { Mute } from '@maidan/contract/feed/mutes';
import { REPORT_NOTE_MAX } from '@maidan/contract/rules/limits';
import type { Id } from '@maidan/contract/core/wire';
import { Button } from '@maidan/ui/Button';
import { Dialog } from '@maidan/ui/Dialog';
import { TextArea } from '@maidan/ui/TextArea';
import { useState } from 'react';
import { MuteChoices } from './MuteChoices.tsx';
import { reportTitle } from './report-title.ts';
import * as css from './Report.css.ts';
import { sendReport } from './send-report.ts';

const reasons: Readonly<Record<ReportReason, () => string>> = {
  child: () => t('posts.reasonRisk'),
  bullying: () => t('posts.reasonBullying'),
  hate: () => t('posts.reasonHate'),
  sexual: () => t('posts.reasonSexual'),
  violence: () => t('posts.reasonViolent'),
  spam: () => t('posts.reasonSpam'),
  other: () => t('posts.reasonOther'),
};

interface ReportDialogProps {
  open: boolean;
  kind: ReportKind;
  id: Id;
  /** What the reader may hide instead. */
  mute: Mute | null;
  topics: readonly string[];
  /** Also called once the report is sent. */
  onClose: () => void;
  /** Called when a reason is chosen that will be sent after the login. */
  onWait: () => void;
}

/** Chooses the reason of a report; a tap on a reason sends it. */
export function ReportDialog({ open, kind, id, mute, topics, onClose, onWait }: ReportDialogProps) {
  const [note, setNote] = useState<string | null>(null);
  const [pending, setPending] = useState<ReportReason | null>(null);
  const [error, setError] = useState<string | null>(null);
  const send = useAction(sendReport, (outcome) => {
    setPending(null);
    if (outcome.status === 'failed') setError(errorMessage(outcome.error));
    else if (outcome.status === 'gated') onWait();
    else onClose();
  });

  function choose(reason: ReportReason): void {
    if (pending !== null) return;
    setError(null);
    setPending(reason);
    const words = note?.trim() ?? '';
    send({ kind, id, reason, ...(words === '' ? {} : { note: words }) });
  }

  return (
    <Dialog open={open} title={reportTitle(kind)} onClose={onClose}>
      <div className={css.choices}>
        <p className={css.text}>{t('posts.reportWhy')}</p>
        <div role="alert">{error !== null && <p className={css.error}>{error}</p>}</div>
        {note === null ? null : (
          <TextArea label={t('posts.yourNote')} value={note} onChange={setNote} maxLength={REPORT_NOTE_MAX} />
        )}
        {Object.entries(reasons).map(([reason, text]) => (
          <Button key={reason} wide pending={pending === reason} onClick={() => choose(reason as ReportReason)}>
            {text()}
          </Button>
        ))}
        {note === null && (
          <Button variant="plain" onClick={() => setNote('')}>
            {t('posts.addNote')}
          </Button>
        )}
        <MuteChoices mute={mute} topics={topics} onDone={onClose} />
      </div>
    </Dialog>
  );
}
