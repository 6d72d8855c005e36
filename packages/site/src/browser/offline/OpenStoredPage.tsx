import { SHELL_PARAMETER } from '@maidan/service-worker/messages';
import { languageOfPath } from '@maidan/i18n/language-of-path';
import { useEffect } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { OfflinePage } from '../../page/OfflinePage.tsx';
import { isPageLoaded } from '../loaded-pages.ts';
import { useSiteConfig } from '../use-site-config.ts';
import { readTarget } from './read-target.ts';
import { readStoredFiles } from './stored-files.ts';

/** Continues to the requested page, whose data may be known from earlier calls. */
export function OpenStoredPage() {
  const wanted = useSearchParams()[0].get(SHELL_PARAMETER);
  const navigate = useNavigate();
  const codes = (useSiteConfig().languages ?? []).map(({ code }) => code).join(' ');
  useEffect(() => {
    const target = readTarget(wanted, location.origin);
    // A page in another language has other scripts.
    if (target === null || languageOfPath(target, codes.split(' '))) return;
    const open = () => {
      // Without its scripts, the router would load the document again, which leads back here, forever.
      if (isPageLoaded(new URL(target, location.origin).pathname)) void navigate(target, { replace: true });
    };
    readStoredFiles().then(open, open);
  }, [wanted, codes, navigate]);
  return <OfflinePage onRetry={() => location.assign(readTarget(wanted, location.origin) ?? '/')} />;
}
