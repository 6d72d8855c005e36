import { useApi } from '@maidan/api-client/core/api-provider';
import { errorMessage } from '@maidan/api-client/errors/error-message';
import { uncoverCase, type ReportCase, type reportStates } from '@maidan/contract/desk/cases/reports';
import { Button } from '@maidan/ui/Button';
import { Text } from '@maidan/ui/layout';
import { useMutation } from '@tanstack/react-query';
import * as layout from '../../page/layout.css.ts';
import { Notice } from '../../page/Notice.tsx';
import { CaseFacts } from './CaseFacts.tsx';
import { CasePlace } from './CasePlace.tsx';
import { CaseTalk } from './CaseTalk.tsx';
import * as css from './Cases.css.ts';
import { ReportedMessages } from './ReportedMessages.tsx';
import { reasonNames } from '../../acts/reason-names.ts';

interface CaseEvidenceProps {
  of: ReportCase;
  state: (typeof reportStates)[number];
}

/** The reported item in context, the reasons given, and its author. */
export function CaseEvidence({ of: one, state }: CaseEvidenceProps) {
  const api = useApi();
  const { kind, id, reasons, conversation, author } = one;
  const uncover = useMutation({
    mutationFn: () => api.call(uncoverCase, { body: { kind, id: Number(id), state } }),
  });
  const open = uncover.data;
  const notes = open?.notes ?? one.notes;
  const messages = conversation?.messages.map((message) =>
    message.is_reported && open?.text ? { ...message, message: open.text } : message,
  );
  const reportedMessage = conversation?.messages.find(({ is_reported: isReported }) => isReported)?.message ?? '';
  const hasCovers = one.covered.length > 0 || [...one.notes, reportedMessage].some((text) => / covered\)/.test(text));
  return (
    <div className={css.evidence}>
      {one.post && <CasePlace post={one.post} />}
      {kind === 'comment' && <CaseTalk of={one} shown={open?.text ?? null} onUncover={() => uncover.mutate()} />}
      {messages && <ReportedMessages messages={messages} staff={author} />}
      {hasCovers && !open && (
        <div>
          <Button pending={uncover.isPending} onClick={() => uncover.mutate()}>
            Show covered details
          </Button>
          <Text font="note">The log records that you looked.</Text>
        </div>
      )}
      {uncover.error && <Notice tone="warn">{errorMessage(uncover.error)}</Notice>}
      {reasons.length > 0 && (
        <section>
          <h2 className={layout.sectionHead}>What people said</h2>
          <ul>
            {reasons.map(({ reason, count }) => (
              <li key={reason} className={css.fact}>
                <Text as="b" minWidth={0} font="head15">
                  {reasonNames[reason]}
                </Text>
                <Text as="span" flex="none" font="note">
                  {count === 1 ? '1 person' : `${count} people`}
                </Text>
              </li>
            ))}
            {notes.map((note, index) => (
              <li key={`${index} ${note}`} className={css.fact} dir="auto">
                <Text as="b" minWidth={0} font="head15">
                  “{note}”
                </Text>
              </li>
            ))}
          </ul>
        </section>
      )}
      <CaseFacts of={one} />
    </div>
  );
}
