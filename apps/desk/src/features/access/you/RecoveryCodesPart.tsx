import { useApi } from '@maidan/api-client/core/api-provider';
import { deskMe, newRecoveryCodes } from '@maidan/contract/desk/access/me';
import { Button } from '@maidan/ui/Button';
import { ConfirmDialog } from '@maidan/ui/ConfirmDialog';
import { Dialog } from '@maidan/ui/Dialog';
import { Grid } from '@maidan/ui/layout';
import { useState } from 'react';
import { counted } from '../../../page/counts.ts';
import * as layout from '../../../page/layout.css.ts';
import { CodeList } from '../../../rows/CodeList.tsx';
import { Section } from '../../../page/Section.tsx';
import { useStaff } from '../../../session/DeskContext.tsx';
import { useAct } from '../../../acts/use-act.ts';

/** The number of codes left, and the dialog for ten new ones, which are shown once. */
export function RecoveryCodesPart() {
  const api = useApi();
  const { recovery_codes_left: left } = useStaff();
  const [isAsked, setIsAsked] = useState(false);
  const [codes, setCodes] = useState<readonly string[]>([]);
  const renew = useAct(() => api.call(newRecoveryCodes, {}), {
    changes: [deskMe],
    done: (reply) => {
      setIsAsked(false);
      setCodes(reply.recovery_codes);
    },
  });
  return (
    <Section title="Recovery codes">
      <div className={layout.row}>
        <span className={layout.rowText}>
          {counted(left, 'code')} left. If you lose your passkey, each code replaces it once.
        </span>
        <Button onClick={() => setIsAsked(true)}>New codes</Button>
      </div>
      <ConfirmDialog
        open={isAsked}
        title="Create ten new codes?"
        text="Your current codes will stop working."
        confirm="Create new codes"
        pending={renew.isPending}
        onConfirm={() => renew.mutate(undefined)}
        onClose={() => setIsAsked(false)}
      />
      <Dialog open={codes.length > 0} onClose={() => setCodes([])} title="Save these codes">
        <Grid gap={4} minWidth="dialog">
          <p>They are shown only once. Print them, or keep them where you keep your passwords.</p>
          <CodeList codes={codes} />
        </Grid>
      </Dialog>
    </Section>
  );
}
