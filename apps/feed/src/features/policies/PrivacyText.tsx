import { t, parts } from '@maidan/i18n/text';
import { useApi } from '@maidan/api-client/core/api-provider';
import { guardianRuleQuery } from '@maidan/api-client/queries/account/guardian';
import { brand } from '@maidan/brand/brand';
import { policies } from '@maidan/brand/policies';
import { TextLink } from '@maidan/ui/TextLink';
import { useQuery } from '@tanstack/react-query';
import { paths } from '../../paths.ts';
import { SupportLink } from './ContactLine.tsx';
import { CookiesText } from './CookiesText.tsx';
import { StoredDataList } from './StoredDataList.tsx';
import { TextList, TextSection } from './TextPage.tsx';

/** What we store about a user, why, and how to delete it, in plain language for young readers. */
export function PrivacyText() {
  const age = policies.minimumAge;
  const account = (
    <TextLink key="account" href={paths.myAccount()}>
      {t('privacy.accountPage')}
    </TextLink>
  );
  const terms = (
    <TextLink key="terms" href={paths.terms()}>
      {t('privacy.terms')}
    </TextLink>
  );
  return (
    <>
      <TextSection id="age" title={t('privacy.age')}>
        <p>{t('privacy.ageText', { name: brand.name, age })}</p>
        <p>{t('privacy.parents', { age })}</p>
        <GuardianText />
      </TextSection>
      <TextSection id="what" title={t('privacy.what')}>
        <p>{t('privacy.whatText')}</p>
        <StoredDataList />
        <p>{t('privacy.counts')}</p>
      </TextSection>
      <TextSection id="why" title={t('privacy.why')}>
        <p>{t('privacy.whyText')}</p>
      </TextSection>
      <TextSection id="others" title={t('privacy.others')}>
        <TextList
          items={[
            t('privacy.readers'),
            t('privacy.texts'),
            t('privacy.card'),
            t('privacy.videos'),
            t('privacy.courts'),
          ]}
        />
      </TextSection>
      <CookiesText />
      <TextSection id="rights" title={t('privacy.rights')}>
        <p>{parts('privacy.rightsText', { account, support: <SupportLink key="support" /> })}</p>
        <p>{parts('privacy.complain', { terms })}</p>
      </TextSection>
      <TextSection id="safety" title={t('privacy.safety')}>
        <p>{t('privacy.safetyText')}</p>
      </TextSection>
    </>
  );
}

/** Shown only if the organiser requires a guardian's consent. */
function GuardianText() {
  const { data } = useQuery(guardianRuleQuery(useApi()));
  if (!data || data.rule === 'off') return null;
  return <p>{data.rule === 'require' ? t('privacy.guardianRequired') : t('privacy.guardianAsked')}</p>;
}
