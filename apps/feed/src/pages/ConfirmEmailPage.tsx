import { t } from '@maidan/i18n/text';
import { brand } from '@maidan/brand/brand';
import { noIndex } from '@maidan/site/document/document-meta';
import { ConfirmEmail } from '../features/account/codes/ConfirmEmail.tsx';
import { PageFrame } from '../shell/PageFrame.tsx';

const titleText = () => t('pages.confirmAddress');

export const meta = () => [{ title: `${titleText()} · ${brand.name}` }, noIndex];

/** Target of the link in the e-mail to a new subscriber. */
export default function ConfirmEmailPage() {
  return (
    <PageFrame title={titleText()}>
      <ConfirmEmail />
    </PageFrame>
  );
}
