import { t } from '@maidan/i18n/text';
import { brand } from '@maidan/brand/brand';
import { noIndex } from '@maidan/site/document/document-meta';
import { AppealBan } from '../features/decisions/AppealBan.tsx';
import { PageFrame } from '../shell/PageFrame.tsx';

const titleText = () => t('pages.appeal');

export const meta = () => [{ title: `${titleText()} · ${brand.name}` }, noIndex];

/** The login sends people with a closed account here. */
export default function AppealPage() {
  return (
    <PageFrame title={titleText()}>
      <AppealBan />
    </PageFrame>
  );
}
