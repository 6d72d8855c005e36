import { atBase } from '@maidan/i18n/language-of-path';
import { t } from '@maidan/i18n/text';
import { showToast } from '@maidan/ui/toast/toast-store';
import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { useSiteConfig } from '../browser/use-site-config.ts';
import { keepLanguage, readLanguageCookie } from './language-cookie.ts';
import { offeredLanguage } from './offered-language.ts';

/** Milliseconds: long enough to read a sentence in a second language. */
const OFFER_LIFE = 15_000;

/** Offers the reader's own language once, without redirecting: the document is the same for everyone. */
export function useLanguageOffer(): void {
  const { languages = [] } = useSiteConfig();
  const { pathname } = useLocation();
  useEffect(() => {
    if (readLanguageCookie() !== null) return;
    const shown = languages.find(({ base }) => base === t('language.base'))?.code ?? '';
    const codes = languages.map(({ code }) => code);
    const offered = languages.find(({ code }) => code === offeredLanguage(navigator.languages, codes, shown));
    if (!offered) return;
    keepLanguage(shown);
    const accept = () => {
      keepLanguage(offered.code);
      location.assign(atBase(offered.base, pathname) + location.search + location.hash);
    };
    showToast(offered.offer, {
      lang: offered.code,
      life: OFFER_LIFE,
      action: { label: offered.accept, onPress: accept },
    });
    // Once per document, for its first page.
    // oxlint-disable-next-line react/exhaustive-deps -- see above
  }, []);
}
