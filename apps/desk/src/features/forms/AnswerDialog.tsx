import { useApi } from '@maidan/api-client/core/api-provider';
import { formFileLink, showSenderPhone, type AnsweredField, type FormAnswer } from '@maidan/contract/desk/forms/forms';
import { useSiteConfig } from '@maidan/site/browser/use-site-config';
import { Button } from '@maidan/ui/Button';
import { Dialog } from '@maidan/ui/Dialog';
import { DownloadIcon } from '@maidan/ui/icons';
import { Grid, Text } from '@maidan/ui/layout';
import { CoveredNumber } from '../../page/CoveredNumber.tsx';
import { Facts } from '../../page/Facts.tsx';
import { momentAt } from '../../times/time.ts';
import { useAct } from '../../acts/use-act.ts';
import { answerTo, labelOf } from './answer-to.ts';
import { JudgeAnswer } from './JudgeAnswer.tsx';

interface AnswerDialogProps {
  answer: FormAnswer;
  fields: readonly AnsweredField[];
  onClose: () => void;
}

/** One answer in full, with its sender. */
export function AnswerDialog({ answer, fields, onClose }: AnswerDialogProps) {
  const api = useApi();
  const { bases } = useSiteConfig();
  const { id, person, guardian, sent_at: sent, edited_at: edited, form_version: version } = answer;
  const open = useAct((name: string) => api.call(formFileLink, { body: { name } }), {
    changes: [],
    // The reply is a download, so the page stays.
    done: ({ path }) => window.location.assign(new URL(path, new URL(bases.main, window.location.href))),
  });
  const fileOf = (field: AnsweredField) => answer.files.find(({ field_id: of }) => of === field.id);
  return (
    <Dialog open onClose={onClose} title={person.name}>
      <Grid gap={4} minWidth="dialog">
        <Grid as="dl" gap={4} margin={0}>
          {fields.map((field) => {
            const file = fileOf(field);
            const text = answerTo(field, answer);
            return (
              <div key={field.id}>
                <Text as="dt" font="note" overflowWrap="anywhere">
                  {labelOf(field)}
                </Text>
                <Text as="dd" margin={0} font="text15" overflowWrap="anywhere" whiteSpace="pre-wrap">
                  {file ? (
                    <Button
                      icon={<DownloadIcon size={20} />}
                      pending={open.isPending && open.variables === file.name}
                      onClick={() => open.mutate(file.name)}
                    >
                      {text}
                    </Button>
                  ) : (
                    text || 'No answer'
                  )}
                </Text>
              </div>
            );
          })}
        </Grid>
        <Facts
          facts={[
            ['Sent', sent === null ? '' : momentAt(sent)],
            ['Edited by the sender', edited === null ? '' : momentAt(edited)],
            ['Form version', version === null ? '' : String(version)],
            ['Guardian', guardian ?? ''],
            ['Phone', person.phone_ending === null ? '' : `ends in ${person.phone_ending}`],
          ]}
        />
        {person.phone_ending !== null && (
          <CoveredNumber show={() => api.call(showSenderPhone, { params: { id: id ?? 0 } })} />
        )}
        <JudgeAnswer answer={answer} />
      </Grid>
    </Dialog>
  );
}
