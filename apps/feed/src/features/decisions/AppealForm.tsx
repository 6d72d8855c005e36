import { useDraft } from '@maidan/actions/drafts';
import { APPEAL_MAX } from '@maidan/contract/rules/limits';
import { FormShell } from '@maidan/ui/FormShell';
import { TextArea } from '@maidan/ui/TextArea';

interface AppealFormProps {
  /** Keeps what is typed, over a reload too. */
  name: string;
  pending: boolean;
  error: string | null;
  onSend: (text: string) => void;
}

/** What the person has to say against a decision. */
export function AppealForm({ name, pending, error, onSend }: AppealFormProps) {
  const [text, setText] = useDraft(`appeal ${name}`);
  return (
    <FormShell
      label="Appeal"
      pending={pending}
      error={error}
      submit="Send appeal"
      submitDisabledReason={text.trim() === '' ? 'Write something first.' : undefined}
      onSubmit={() => onSend(text.trim())}
    >
      <TextArea
        label="Why should we decide differently?"
        value={text}
        onChange={setText}
        maxLength={APPEAL_MAX}
        required
      />
    </FormShell>
  );
}
