import { atBase } from '@maidan/i18n/language-of-path';
import { t } from '@maidan/i18n/text';
import type { MouseEvent } from 'react';
import { useLocation } from 'react-router';
import { useSiteConfig } from '../browser/use-site-config.ts';
import { keepLanguage } from './language-cookie.ts';
import * as css from './LanguageSwitch.css.ts';

function follow(event: MouseEvent<HTMLAnchorElement>, code: string): void {
  keepLanguage(code);
  // Not in the document, which is the same for every query that no page reads.
  const { search, hash } = location;
  event.currentTarget.search = search;
  event.currentTarget.hash = hash;
}

/** The same page in the other languages, each by its own name. Nothing where a site has one. */
export function LanguageSwitch() {
  const { languages = [] } = useSiteConfig();
  const { pathname } = useLocation();
  if (languages.length === 0) return null;
  return (
    <nav aria-label={t('language.choice')}>
      <ul className={css.list}>
        {languages.map(({ code, base, name }) => (
          <li key={code}>
            {/* Another document, with scripts of its own. */}
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
    </nav>
  );
}
