import { t } from '@maidan/i18n/text';
import { CheckIcon } from '@maidan/ui/icons';
import { TextButton, TextLink } from '@maidan/ui/TextLink';
import { VisuallyHidden } from '@maidan/ui/VisuallyHidden';
import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { OWN_TEAM } from '../../paths.ts';
import * as css from './Teams.css.ts';
import { teamNote, type TeamState } from './team-state.ts';

interface OwnTeamProps {
  name: string;
  state: TeamState;
  /** The address of the chat about the team; undefined before it is started. */
  chat: string | undefined;
  /** Starts the chat. */
  onChat: () => void;
  /** 'Undo' right after registering, 'Cancel' later; absent once it is too late. */
  leave: { label: string; onPress: () => void } | undefined;
}

/** A team that the user is in, or will be once online: its chat, and a way to leave. */
export function OwnTeam({ name, state, chat, onChat, leave }: OwnTeamProps) {
  const isWaiting = state.kind === 'waiting';
  const { hash } = useLocation();
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // Rendered only in the browser, so the browser could not scroll to it by itself.
    if (hash === OWN_TEAM) place.current?.scrollIntoView({ block: 'center' });
  }, [hash]);
  const about = <VisuallyHidden>{t('registration.aboutTeam', { name })}</VisuallyHidden>;
  return (
    <div ref={place} className={css.own}>
      <span className={css.ownName}>
        {isWaiting ? null : <CheckIcon size={20} />}
        {name}
      </span>
      <span className={css.ownNote}>{teamNote(state)}</span>
      {isWaiting ? null : chat === undefined ? (
        <TextButton onClick={onChat}>
          {t('registration.startChat')}
          {about}
        </TextButton>
      ) : (
        <TextLink href={chat}>
          {t('registration.openChat')}
          {about}
        </TextLink>
      )}
      {leave && (
        <TextButton onClick={leave.onPress}>
          {leave.label}
          <VisuallyHidden>{t('registration.forTeam', { name })}</VisuallyHidden>
        </TextButton>
      )}
    </div>
  );
}
