import { t } from '@maidan/i18n/text';
import { brand } from '@maidan/brand/brand';
import { noIndex } from '@maidan/site/document/document-meta';
import { Unsubscribe } from '../features/account/codes/Unsubscribe.tsx';
import { PageFrame } from '../shell/PageFrame.tsx';

const titleText = () => t('pages.unsubscribe');

export const meta = () => [{ title: `${titleText()} · ${brand.name}` }, noIndex];

/** Target of the unsubscribe link in e-mails. */
export default function UnsubscribePage() {
  return (
    <PageFrame title={titleText()}>
      <Unsubscribe />
    </PageFrame>
  );
}
