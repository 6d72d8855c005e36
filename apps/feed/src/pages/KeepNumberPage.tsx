import { brand } from '@maidan/brand/brand';
import { noIndex } from '@maidan/site/document/document-meta';
import { KeepNumber } from '../features/account/KeepNumber.tsx';
import { PageFrame } from '../shell/PageFrame.tsx';

const TITLE = 'Keep your phone number';

export const meta = () => [{ title: `${TITLE} · ${brand.name}` }, noIndex];

/** Where the link in the message to an old number leads. */
export default function KeepNumberPage() {
  return (
    <PageFrame title={TITLE}>
      <KeepNumber />
    </PageFrame>
  );
}
