import { useApi } from '@maidan/api-client/core/api-provider';
import { useOnline } from '@maidan/browser/use-online';
import { createForm } from '@maidan/contract/desk/form-builder';
import type { BuiltForm } from '@maidan/contract/desk/form-content';
import { deskForms } from '@maidan/contract/desk/forms';
import { Button } from '@maidan/ui/Button';
import { Dialog } from '@maidan/ui/Dialog';
import { PlusIcon, RightIcon } from '@maidan/ui/icons';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import * as layout from '../../parts/layout.css.ts';
import { useAct } from '../../parts/use-act.ts';
import { paths } from '../../paths.ts';
import { toContent } from './build/built-form.ts';
import { startForms } from './build/start-forms.ts';
import * as css from './Forms.css.ts';

/** A form from nothing, or from one of those to start from. */
export function NewForm() {
  const api = useApi();
  const online = useOnline();
  const navigate = useNavigate();
  const [isOpen, setIsOpen] = useState(false);
  const create = useAct((form: BuiltForm) => api.call(createForm, { body: { content: toContent(form) } }), {
    changes: [deskForms],
    done: ({ id }) => void navigate(paths.form(id ?? '', 'fields')),
  });
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
        <ul className={`${layout.rows} ${layout.inDialog} ${css.starts}`}>
          {startForms.map(({ name, note, make }) => (
            <li key={name}>
              <button
                type="button"
                className={css.start}
                onClick={() => {
                  if (!create.isPending) create.mutate(make());
                }}
              >
                <span className={layout.rowText}>
                  <span className={layout.rowName}>{name}</span>
                  <br />
                  <span className={layout.rowNote}>{note}</span>
                </span>
                <RightIcon />
              </button>
            </li>
          ))}
        </ul>
      </Dialog>
    </>
  );
}
