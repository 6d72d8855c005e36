import { brand } from '@maidan/brand/brand';
import { noIndex } from '@maidan/site/document/document-meta';
import { ConfirmEmail } from '../features/account/ConfirmEmail.tsx';
import { PageFrame } from '../shell/PageFrame.tsx';

const TITLE = 'Confirm your address';

export const meta = () => [{ title: `${TITLE} · ${brand.name}` }, noIndex];

/** Where the link in the e-mail to a new subscriber leads. */
export default function ConfirmEmailPage() {
  return (
    <PageFrame title={TITLE}>
      <ConfirmEmail />
    </PageFrame>
  );
}
