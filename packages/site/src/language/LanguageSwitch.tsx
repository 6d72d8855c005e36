import { atBase } from '@maidan/i18n/language-of-path';
import { t } from '@maidan/i18n/text';
import type { MouseEvent } from 'react';
import { useLocation } from 'react-router';
import { useSiteConfig } from '../browser/use-site-config.ts';
import { keepLanguage } from './language-cookie.ts';
import * as css from './LanguageSwitch.css.ts';

function follow(event: MouseEvent<HTMLAnchorElement>, code: string): void {
  keepLanguage(code);
  // Not in the document, which is the same for all queries that no page reads.
  const { search, hash } = location;
  event.currentTarget.search = search;
  event.currentTarget.hash = hash;
}

interface LanguageSwitchProps {
  /** The landmark is in the footer. Screen reader users could not tell a second one with the same name apart. */
  isLandmark?: boolean;
}

/** The same page in the other languages, each by its own name. Renders nothing on a site with one language. */
export function LanguageSwitch({ isLandmark = true }: LanguageSwitchProps) {
  const { languages = [] } = useSiteConfig();
  const { pathname } = useLocation();
  if (languages.length === 0) return null;
  const Place = isLandmark ? 'nav' : 'div';
  return (
    <Place aria-label={isLandmark ? t('language.choice') : undefined}>
      <ul className={css.list}>
        {languages.map(({ code, base, name }) => (
          <li key={code}>
            {/* A separate document, with its own scripts. */}
            <a
              className={css.link}
              href={atBase(base, pathname)}
              lang={code}
              hrefLang={code}
              aria-current={base === t('language.base') ? 'true' : undefined}
              onClick={(event) => follow(event, code)}
            >
              {name}
            </a>
          </li>
        ))}
      </ul>
    </Place>
  );
}
