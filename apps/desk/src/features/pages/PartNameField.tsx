import { PART_NAME_MAX } from '@maidan/contract/desk/pages/page-parts';
import { TextField } from '@maidan/ui/TextField';

/** The name of a new strip or ad. */
export function PartNameField({ name, onChange }: { name: string; onChange: (name: string) => void }) {
  return (
    <TextField
      label="Name"
      hint="Only seen at the desk"
      autoComplete="off"
      maxLength={PART_NAME_MAX}
      value={name}
      onChange={onChange}
    />
  );
}
