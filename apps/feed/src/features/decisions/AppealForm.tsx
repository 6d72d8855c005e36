import { t } from '@maidan/i18n/text';
import { useDraft } from '@maidan/actions/drafts';
import { APPEAL_MAX } from '@maidan/contract/rules/limits';
import { FormShell } from '@maidan/ui/FormShell';
import { TextArea } from '@maidan/ui/TextArea';

interface AppealFormProps {
  /** Name of the draft, which survives a reload. */
  name: string;
  pending: boolean;
  error: string | null;
  onSend: (text: string) => void;
}

/** The form for a person's appeal against a decision. */
export function AppealForm({ name, pending, error, onSend }: AppealFormProps) {
  const [text, setText] = useDraft(`appeal ${name}`);
  return (
    <FormShell
      label={t('pages.appeal')}
      pending={pending}
      error={error}
      submit={t('account.sendAppeal')}
      submitDisabledReason={text.trim() === '' ? t('account.writeFirst') : undefined}
      onSubmit={() => onSend(text.trim())}
    >
      <TextArea label={t('account.appealWhy')} value={text} onChange={setText} maxLength={APPEAL_MAX} required />
    </FormShell>
  );
}
