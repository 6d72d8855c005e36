import { parts, t } from '@maidan/i18n/text';
import { Fragment, type ReactNode } from 'react';
import { errorPicture } from '../../art/state-pictures.ts';
import { RetryIcon } from '../../icons/icons.tsx';
import { Button } from '../Button/Button.tsx';
import { StateBlock, StatePicture, type StateBlockProps } from '../private/StateBlock.tsx';

interface ErrorStateProps extends StateBlockProps {
  /** Without it, there is no button. */
  onRetry?: () => void;
  /** A retry is in flight. */
  pending?: boolean;
  plain?: boolean;
  /** Identifies the failure in the server's logs. */
  code?: string | null | undefined;
}

/** Shown if something could not be loaded. Announced at once; the button keeps its place during a retry. */
export function ErrorState({
  onRetry,
  pending = false,
  plain = false,
  code,
  text,
  children,
  ...block
}: ErrorStateProps) {
  return (
    <div role="alert">
      <StateBlock
        {...block}
        text={code ? <ReportText text={text} code={code} /> : text}
        picture={plain ? undefined : <StatePicture src={errorPicture} alt="" />}
      >
        {onRetry && (
          <Button variant="ink" icon={<RetryIcon size={20} />} pending={pending} onClick={onRetry}>
            {t('ui.tryAgain')}
          </Button>
        )}
        {children}
      </StateBlock>
    </div>
  );
}

function ReportText({ text, code }: { text: ReactNode; code: string }) {
  return (
    <>
      {parts('ui.report', {
        text: <Fragment key="text">{text}</Fragment>,
        code: <code key="code">{code}</code>,
      })}
    </>
  );
}
