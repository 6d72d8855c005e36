import { brand } from '@maidan/brand/brand';
import { noIndex } from '@maidan/site/document/document-meta';
import { AppealBan } from '../features/decisions/AppealBan.tsx';
import { PageFrame } from '../shell/PageFrame.tsx';

const TITLE = 'Appeal';

export const meta = () => [{ title: `${TITLE} · ${brand.name}` }, noIndex];

/** Where the login sends people with a closed account. */
export default function AppealPage() {
  return (
    <PageFrame title={TITLE}>
      <AppealBan />
    </PageFrame>
  );
}
