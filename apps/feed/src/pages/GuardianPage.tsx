import { brand } from '@maidan/brand/brand';
import { noIndex } from '@maidan/site/document/document-meta';
import { GuardianRequest } from '../features/account/guardian/GuardianRequest.tsx';
import { PageFrame } from '../shell/PageFrame.tsx';

const TITLE = 'For parents and guardians';

export const meta = () => [{ title: `${TITLE} · ${brand.name}` }, noIndex];

/** Where the link in the message to a guardian leads. */
export default function GuardianPage() {
  return (
    <PageFrame title={TITLE}>
      <GuardianRequest />
    </PageFrame>
  );
}
