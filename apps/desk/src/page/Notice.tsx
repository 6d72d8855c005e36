import { AlertIcon, CheckIcon, InfoIcon } from '@maidan/ui/icons';
import { Box } from '@maidan/ui/layout';
import { TextButton } from '@maidan/ui/TextLink';
import type { ReactNode } from 'react';
import * as css from './Notice.css.ts';

interface NoticeProps {
  tone?: keyof typeof css.tones;
  icon?: ReactNode;
  action?: { label: string; onPress: () => void; pending?: boolean } | undefined;
  children: ReactNode;
}

const icons = {
  plain: <InfoIcon size={20} />,
  good: <CheckIcon size={20} />,
  warn: <AlertIcon size={20} />,
  look: <InfoIcon size={20} />,
};

/** A short message in the page: offline, information or an error. Screen readers announce an error at once. */
export function Notice({ tone = 'plain', icon = icons[tone], action, children }: NoticeProps) {
  return (
    <div className={css.tones[tone]} role={tone === 'warn' ? 'alert' : 'status'}>
      <span className={css.icons[tone]}>{icon}</span>
      <Box flex="rest">{children}</Box>
      {action && (
        <TextButton onClick={action.onPress} pending={action.pending === true}>
          {action.label}
        </TextButton>
      )}
    </div>
  );
}
