import { errorPicture } from '../../art/state-pictures.ts';
import { RetryIcon } from '../../icons/icons.tsx';
import { Button } from '../Button/Button.tsx';
import type { StateBlockProps } from '../private/StateBlock.tsx';
import { StateBlock, StatePicture } from '../private/StateBlock.tsx';

interface ErrorStateProps extends StateBlockProps {
  /** Tries again. Without it there is no button. */
  onRetry?: () => void;
  /** A retry is in flight. */
  pending?: boolean;
  plain?: boolean;
}

/** Something could not be had. Read out at once; the button keeps its place while a new try runs. */
export function ErrorState({ onRetry, pending = false, plain = false, children, ...text }: ErrorStateProps) {
  return (
    <div role="alert">
      <StateBlock {...text} picture={plain ? undefined : <StatePicture src={errorPicture} alt="" />}>
        {onRetry && (
          <Button variant="ink" icon={<RetryIcon size={20} />} pending={pending} onClick={onRetry}>
            Try again
          </Button>
        )}
        {children}
      </StateBlock>
    </div>
  );
}
