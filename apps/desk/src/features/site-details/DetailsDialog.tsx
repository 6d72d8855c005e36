import { useApi } from '@maidan/api-client/core/api-provider';
import { deskSiteDetails, saveSiteDetails, type SiteDetail } from '@maidan/contract/desk/site-details';
import { detailKinds, detailProblem, type DetailName } from '@maidan/contract/operations/site-details';
import { DateField } from '@maidan/ui/DateField';
import { TextField } from '@maidan/ui/TextField';
import { useState } from 'react';
import { EditDialog } from '../../dialogs/EditDialog.tsx';
import { showUndo } from '../../acts/show-undo.ts';
import { useAct } from '../../acts/use-act.ts';
import { detailLabels, type DetailGroup } from '../../acts/detail-groups.ts';

interface DetailsDialogProps {
  group: DetailGroup;
  details: readonly SiteDetail[];
  onClose: () => void;
}

interface Change {
  readonly name: DetailName;
  readonly value: string;
}

const shown = ({ value, built_in: builtIn }: SiteDetail): string => value ?? builtIn;

export function DetailsDialog({ group, details, onClose }: DetailsDialogProps) {
  const api = useApi();
  const [typed, setTyped] = useState<Partial<Record<DetailName, string>>>({});
  const changes: Change[] = details.flatMap((detail) => {
    const value = typed[detail.name]?.trim();
    return value === undefined || value === shown(detail) ? [] : [{ name: detail.name, value }];
  });
  const send = (sent: readonly Change[]) => api.call(saveSiteDetails, { body: { changes: [...sent] } });
  const options = { changes: [deskSiteDetails] };
  const undo = useAct(send, options);
  const save = useAct(send, {
    ...options,
    inPlace: true,
    done(_, sent) {
      const before = sent.map(({ name }) => ({ name, value: shown(details.find((one) => one.name === name)!) }));
      showUndo(`${group.title} changed`, () => undo.mutate(before));
      onClose();
    },
  });
  const wrong = changes.find(({ name, value }) => detailProblem(name, value) !== null);
  const unchanged = changes.length === 0 ? 'Nothing has changed.' : undefined;
  return (
    <EditDialog
      title={group.title}
      submit={{ ...save, mutate: () => save.mutate(changes) }}
      blocked={wrong ? `Check this field: ${detailLabels[wrong.name]}.` : unchanged}
      onClose={onClose}
    >
      {details.map((detail) => (
        <DetailField
          key={detail.name}
          detail={detail}
          value={typed[detail.name] ?? shown(detail)}
          onChange={(value) => setTyped((before) => ({ ...before, [detail.name]: value }))}
        />
      ))}
    </EditDialog>
  );
}

interface DetailFieldProps {
  detail: SiteDetail;
  value: string;
  onChange: (value: string) => void;
}

function DetailField({ detail, value, onChange }: DetailFieldProps) {
  const { name, built_in: builtIn } = detail;
  const [kind, max] = detailKinds[name];
  const shared = {
    label: detailLabels[name],
    error: (value !== shown(detail) && detailProblem(name, value.trim())) || undefined,
    value,
    onChange,
  };
  if (kind === 'day') return <DateField {...shared} />;
  return (
    <TextField
      {...shared}
      name={name}
      type={kind === 'email' ? 'email' : 'text'}
      inputMode={kind === 'days' ? 'numeric' : 'text'}
      hint={value === builtIn ? undefined : `Default: ${builtIn}`}
      autoComplete="off"
      maxLength={max}
    />
  );
}
