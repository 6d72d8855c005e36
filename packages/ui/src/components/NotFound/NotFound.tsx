import { t } from '@maidan/i18n/text';
import { notFoundPicture } from '../../art/state-pictures.ts';
import { StateBlock, StatePicture, type StateBlockProps } from '../private/StateBlock.tsx';

/** The ball has left the pitch: an address without a page, or a page whose content is unavailable. */
export function NotFound(text: StateBlockProps) {
  return <StateBlock {...text} picture={<StatePicture src={notFoundPicture} alt={t('ui.notFoundPicture')} />} />;
}
