import { t } from '@maidan/i18n/text';
import { brand } from '@maidan/brand/brand';
import { TextList, TextSection } from './TextPage.tsx';

/** The Cookies Policy that the login dialog refers to; part of the privacy page. */
export function CookiesText() {
  return (
    <TextSection id="cookies" title={t('cookies.title')}>
      <p>{t('cookies.what', { name: brand.name })}</p>
      <TextList
        items={[
          t('cookies.security'),
          t('cookies.login'),
          t('cookies.device'),
          t('cookies.location'),
          t('cookies.language'),
          t('cookies.dark'),
        ]}
      />
      <p>{t('cookies.copies')}</p>
      <p>{t('cookies.others')}</p>
    </TextSection>
  );
}
