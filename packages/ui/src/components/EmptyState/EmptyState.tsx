import { emptyPicture } from '../../art/state-pictures.ts';
import { StateBlock, StatePicture, type StateBlockProps } from '../private/StateBlock.tsx';

interface EmptyStateProps extends StateBlockProps {
  /** Text only, where a drawing would be too prominent. */
  plain?: boolean;
}

/** Nothing here yet: an empty centre circle, the ball waiting. */
export function EmptyState({ plain = false, ...text }: EmptyStateProps) {
  return <StateBlock {...text} picture={plain ? undefined : <StatePicture src={emptyPicture} alt="" />} />;
}
