import { Button } from '@maidan/ui/Button';
import { PlusIcon } from '@maidan/ui/icons';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { paths } from '../../../paths.ts';
import { LeagueDialog } from './LeagueDialog.tsx';

/** Creates a league, then opens its season. */
export function NewLeague() {
  const navigate = useNavigate();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button variant="signal" icon={<PlusIcon size={20} />} onClick={() => setIsOpen(true)}>
        New league
      </Button>
      {isOpen && (
        <LeagueDialog
          season={null}
          onClose={() => setIsOpen(false)}
          onSaved={(id) => void navigate(paths.league(id, 'season'))}
        />
      )}
    </>
  );
}
