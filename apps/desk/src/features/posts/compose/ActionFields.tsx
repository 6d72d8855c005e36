import { TextField } from '@maidan/ui/TextField';
import type { DeviceDraft } from './device-draft.ts';

interface ActionFieldsProps {
  draft: DeviceDraft;
  change: (part: Partial<DeviceDraft>) => void;
  errors: Readonly<Record<string, string | undefined>>;
}

/** Where an ad leads. */
export function ActionFields({ draft, change, errors }: ActionFieldsProps) {
  return (
    <>
      <TextField
        label="Link"
        hint="Where the buttons lead, beginning with https://"
        value={draft.action_url}
        maxLength={2000}
        onChange={(value) => change({ action_url: value })}
        error={errors['action_url']}
      />
      <TextField
        label="Button"
        value={draft.action_btn_1}
        maxLength={60}
        onChange={(value) => change({ action_btn_1: value })}
        error={errors['action_btn_1']}
      />
      <TextField
        label="Second button"
        hint="Optional"
        value={draft.action_btn_2}
        maxLength={60}
        onChange={(value) => change({ action_btn_2: value })}
        error={errors['action_btn_2']}
      />
    </>
  );
}
