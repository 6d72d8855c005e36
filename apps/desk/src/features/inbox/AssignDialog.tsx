import { useApi } from '@maidan/api-client/core/api-provider';
import { inboxStaffQuery } from '@maidan/api-client/queries/desk/inbox';
import type { StaffName } from '@maidan/contract/desk/access/staff-member';
import { Dialog } from '@maidan/ui/Dialog';
import { CheckIcon } from '@maidan/ui/icons';
import { VisuallyHidden } from '@maidan/ui/VisuallyHidden';
import { useQuery } from '@tanstack/react-query';
import { Loaded } from '../../rows/Loaded.tsx';
import * as css from './Thread.css.ts';

interface AssignDialogProps {
  open: boolean;
  assigned: StaffName | null;
  onClose: () => void;
  onAssign: (to: StaffName) => void;
}

/** Chooses who answers a conversation. */
export function AssignDialog({ open, assigned, onClose, onAssign }: AssignDialogProps) {
  const query = useQuery({ ...inboxStaffQuery(useApi()), enabled: open });
  return (
    <Dialog open={open} onClose={onClose} title="Assign to">
      <div className={css.inDialog}>
        <Loaded query={query} what="staff">
          {({ data }) => (
            <ul>
              {data.map((person) => (
                <li key={person.id}>
                  <button
                    type="button"
                    className={css.staffRow}
                    onClick={() => {
                      onClose();
                      onAssign(person);
                    }}
                  >
                    {person.name}
                    {person.id === assigned?.id && (
                      <>
                        <CheckIcon />
                        <VisuallyHidden>currently assigned</VisuallyHidden>
                      </>
                    )}
                  </button>
                </li>
              ))}
            </ul>
          )}
        </Loaded>
      </div>
    </Dialog>
  );
}
