import { t } from '@maidan/i18n/text';
import { followLeague } from '@maidan/actions/follows/follow-league';
import { sayAtOnce } from '@maidan/actions/toasts';
import { useToggle } from '@maidan/actions/use-action';
import type { League } from '@maidan/contract/league/leagues';
import { Button } from '@maidan/ui/Button';
import { CheckIcon } from '@maidan/ui/icons';
import { useState } from 'react';
import { useIsRegistered } from './use-is-registered.ts';

interface RegisterButtonProps {
  league: Pick<League, 'id' | 'name'>;
  /** Whether another action is the page's main one. */
  isSecond: boolean;
  /** Shown only to undo an earlier registration. */
  isInTeam?: boolean;
}

/** Registers with the league, to receive its news. */
export function RegisterButton({ league: { id, name }, isSecond, isInTeam = false }: RegisterButtonProps) {
  const { registered } = useIsRegistered(id);
  const register = useToggle(followLeague);
  const [isPressed, setIsPressed] = useState(false);
  if (isInTeam && !registered && !isPressed) return null;
  const press = () => {
    // The button keeps the focus and can be pressed again.
    setIsPressed(true);
    const { isOn, outcome } = register(id, registered);
    if (isOn) return;
    const undo = { label: t('league.undo'), onPress: () => void register(id, false, true) };
    void sayAtOnce(outcome, t('league.unregistered', { name }), undo);
  };
  return (
    <Button
      variant={registered || isSecond ? 'edge' : 'signal'}
      size="l"
      icon={registered ? <CheckIcon size={20} /> : null}
      onClick={press}
    >
      {registered ? t('league.registered') : t('league.register')}
    </Button>
  );
}
