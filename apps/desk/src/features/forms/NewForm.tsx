import { useApi } from '@maidan/api-client/core/api-provider';
import { useOnline } from '@maidan/browser/use-online';
import { formTemplatesQuery } from '@maidan/api-client/queries/desk/forms';
import { createForm, duplicateForm } from '@maidan/contract/desk/forms/form-builder';
import type { Id } from '@maidan/contract/core/wire';
import type { BuiltForm } from '@maidan/contract/desk/forms/form-content';
import { deskForms } from '@maidan/contract/desk/forms/forms';
import { Button } from '@maidan/ui/Button';
import { Dialog } from '@maidan/ui/Dialog';
import { PlusIcon, RightIcon } from '@maidan/ui/icons';
import { Grid, Text } from '@maidan/ui/layout';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { Loaded } from '../../rows/Loaded.tsx';
import { MoreButton } from '../../rows/MoreButton.tsx';
import { Section } from '../../page/Section.tsx';
import { useAct } from '../../acts/use-act.ts';
import { paths } from '../../paths.ts';
import { toContent } from './build/built-form.ts';
import { startForms } from './build/start-forms.ts';
import * as css from './Forms.css.ts';
import { ListRowText } from '../../rows/ListRow.tsx';

/** Starts a form: blank, from a built-in starting point, or from one of the organisation's templates. */
export function NewForm() {
  const api = useApi();
  const online = useOnline();
  const navigate = useNavigate();
  const [isOpen, setIsOpen] = useState(false);
  const templates = useInfiniteQuery({ ...formTemplatesQuery(api), enabled: isOpen });
  const create = useAct(
    (from: BuiltForm | Id) =>
      typeof from === 'object'
        ? api.call(createForm, { body: { content: toContent(from) } })
        : api.call(duplicateForm, { params: { id: from } }),
    { changes: [deskForms], done: ({ id }) => void navigate(paths.form(id ?? '', 'fields')) },
  );
  const start = (from: BuiltForm | Id) => {
    if (!create.isPending) create.mutate(from);
  };
  return (
    <>
      <Button
        variant="ink"
        icon={<PlusIcon size={20} />}
        disabledReason={online ? undefined : 'You are offline.'}
        onClick={() => setIsOpen(true)}
      >
        New form
      </Button>
      <Dialog open={isOpen} onClose={() => setIsOpen(false)} title="New form" locked={create.isPending}>
        <Grid gap={4} minWidth="dialog" paddingBottom={2}>
          <ul>
            {startForms.map(({ name, note, make }) => (
              <Start key={name} name={name} note={note} onStart={() => start(make())} />
            ))}
          </ul>
          <Section title="Your templates">
            <Loaded query={templates} what="templates">
              {({ pages }) => {
                const forms = pages.flatMap(({ data }) => data);
                if (forms.length === 0) {
                  return <Text font="note">No templates yet. Choose “Offer as a template” in a form’s menu.</Text>;
                }
                return (
                  <ul>
                    {forms.map(({ id, title }) => (
                      <Start key={id} name={title} note="With its fields and look" onStart={() => start(id ?? 0)} />
                    ))}
                  </ul>
                );
              }}
            </Loaded>
            <MoreButton query={templates} wide />
          </Section>
        </Grid>
      </Dialog>
    </>
  );
}

function Start({ name, note, onStart }: { name: string; note: string; onStart: () => void }) {
  return (
    <li>
      <button type="button" className={css.start} onClick={onStart}>
        <ListRowText name={name} note={note} />
        <RightIcon />
      </button>
    </li>
  );
}
