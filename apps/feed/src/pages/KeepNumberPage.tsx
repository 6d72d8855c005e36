import { t } from '@maidan/i18n/text';
import { brand } from '@maidan/brand/brand';
import { noIndex } from '@maidan/site/document/document-meta';
import { KeepNumber } from '../features/account/KeepNumber.tsx';
import { PageFrame } from '../shell/PageFrame.tsx';

const titleText = () => t('pages.keepNumber');

export const meta = () => [{ title: `${titleText()} · ${brand.name}` }, noIndex];

/** Target of the link in the message to an old number. */
export default function KeepNumberPage() {
  return (
    <PageFrame title={titleText()}>
      <KeepNumber />
    </PageFrame>
  );
}
