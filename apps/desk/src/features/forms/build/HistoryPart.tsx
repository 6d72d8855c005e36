import { useApi } from '@maidan/api-client/core/api-provider';
import { formVersionContent, type FormToBuild } from '@maidan/contract/desk/forms/form-builder';
import { Button } from '@maidan/ui/Button';
import { counted } from '../../../page/counts.ts';
import * as layout from '../../../page/layout.css.ts';
import { Section } from '../../../page/Section.tsx';
import { showUndo } from '../../../acts/show-undo.ts';
import { momentAt } from '../../../times/time.ts';
import { useAct } from '../../../acts/use-act.ts';
import type { FormBuilderState } from './use-form-builder.ts';
import { ListRow } from '../../../rows/ListRow.tsx';

interface HistoryPartProps {
  id: string;
  versions: FormToBuild['versions'];
  builder: FormBuilderState;
}

/** The published versions of the form. */
export function HistoryPart({ id, versions, builder: { content, change } }: HistoryPartProps) {
  const api = useApi();
  const bring = useAct((number: number) => api.call(formVersionContent, { params: { id, number } }), {
    changes: [],
    done: (version, number) => {
      change(version);
      showUndo(`Version ${number} is now the draft`, () => change(content));
    },
  });
  return (
    <Section title="History" note="newest first">
      {versions.length === 0 && <p className={layout.row}>Not published from the desk yet.</p>}
      <ul>
        {versions.map(({ number, published_at: at, staff, fields }) => (
          <ListRow
            key={number}
            name={`Version ${number}`}
            note={[at === null ? null : momentAt(at), staff, counted(fields, 'field')].filter(Boolean).join(', ')}
          >
            <Button pending={bring.isPending && bring.variables === number} onClick={() => bring.mutate(number)}>
              Restore as draft
            </Button>
          </ListRow>
        ))}
      </ul>
    </Section>
  );
}
