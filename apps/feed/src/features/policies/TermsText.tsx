import { t, parts } from '@maidan/i18n/text';
import { brand } from '@maidan/brand/brand';
import { policies } from '@maidan/brand/policies';
import { APPEAL_DAYS } from '@maidan/contract/rules/sanctions';
import { TextLink } from '@maidan/ui/TextLink';
import { paths } from '../../paths.ts';
import { SupportLink } from './ContactLine.tsx';
import { TextList, TextSection } from './TextPage.tsx';

export function TermsText() {
  const { currency, governingLaw: country, courts: city } = policies;
  const support = <SupportLink key="support" />;
  const account = (
    <TextLink key="account" href={paths.decisions()}>
      {t('terms.myAccount')}
    </TextLink>
  );
  const policy = (
    <TextLink key="policy" href={paths.olderRefundPolicy()}>
      {t('terms.refundPolicy')}
    </TextLink>
  );
  const privacy = (
    <TextLink key="privacy" href={paths.privacy()}>
      {t('shell.privacy')}
    </TextLink>
  );
  return (
    <>
      <TextSection id="who" title={t('terms.who')}>
        <p>{t('terms.whoText', { age: policies.minimumAge })}</p>
      </TextSection>
      <TextSection id="conduct" title={t('terms.conduct')}>
        <p>{t('terms.conductText')}</p>
        <TextList
          items={[
            t('terms.insult'),
            t('terms.hateful'),
            t('terms.giveAway'),
            t('terms.pretend'),
            t('terms.advertise'),
            t('terms.breakIn'),
          ]}
        />
        <p>{parts('terms.report', { support, account, days: APPEAL_DAYS })}</p>
      </TextSection>
      <TextSection id="content" title={t('terms.content')}>
        <p>{t('terms.contentText', { name: brand.name })}</p>
        <p>{t('terms.links')}</p>
      </TextSection>
      <TextSection id="events" title={t('terms.events')}>
        <p>{t('terms.eventsText')}</p>
      </TextSection>
      <TextSection id="payments" title={t('terms.payments')}>
        <p>{parts('terms.paymentsText', { currency, policy })}</p>
      </TextSection>
      <TextSection id="liability" title={t('terms.liability')}>
        <p>{t('terms.liabilityText')}</p>
      </TextSection>
      <TextSection id="law" title={t('terms.law')}>
        <p>{t('terms.lawText', { country, city })}</p>
        <p>{parts('terms.changes', { privacy })}</p>
      </TextSection>
    </>
  );
}
