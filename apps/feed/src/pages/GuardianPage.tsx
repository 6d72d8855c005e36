import { t } from '@maidan/i18n/text';
import { brand } from '@maidan/brand/brand';
import { noIndex } from '@maidan/site/document/document-meta';
import { guardianTexts } from '../features/account/guardian/guardian-text.ts';
import { GuardianRequest } from '../features/account/guardian/GuardianRequest.tsx';
import { useGuardianLanguage } from '../features/account/guardian/use-guardian-language.ts';
import { PageFrame } from '../shell/PageFrame.tsx';

const titleText = () => t('pages.guardians');

export const meta = () => [{ title: `${titleText()} · ${brand.name}` }, noIndex];

/** Target of the link in the message to a guardian. */
export default function GuardianPage() {
  const [language, choose] = useGuardianLanguage();
  return (
    <PageFrame title={guardianTexts[language].title} lang={language}>
      <GuardianRequest language={language} onChoose={choose} />
    </PageFrame>
  );
}
