import { t, parts } from '@maidan/i18n/text';
import { policies } from '@maidan/brand/policies';
import { SupportLink } from './ContactLine.tsx';
import { TextList, TextSection } from './TextPage.tsx';

export function RefundText() {
  const { currency, refundRequestDays, refundProcessingDays } = policies;
  return (
    <>
      <TextSection id="payments" title={t('refund.payments')}>
        <p>{t('refund.prices', { currency })}</p>
        <p>{t('refund.confirmation')}</p>
      </TextSection>
      <TextSection id="cancelling" title={t('refund.cancelling')}>
        <p>{t('refund.beforeDispatch')}</p>
        <p>{t('refund.afterDispatch')}</p>
      </TextSection>
      <TextSection id="refunds" title={t('refund.asking')}>
        <p>{parts('refund.askingText', { days: refundRequestDays, support: <SupportLink key="support" /> })}</p>
        <TextList items={[t('refund.order'), t('refund.bought'), t('refund.wrong')]} />
        <p>{t('refund.processed', { days: refundProcessingDays, currency })}</p>
      </TextSection>
      <TextSection id="exceptions" title={t('refund.exceptions')}>
        <p>{t('refund.digital')}</p>
        <p>{t('refund.notWorking')}</p>
      </TextSection>
      <TextSection id="events" title={t('refund.events')}>
        <p>{t('refund.eventsText', { days: refundRequestDays })}</p>
      </TextSection>
    </>
  );
}
