import { SHELL_PARAMETER, SHELL_PATH } from '@maidan/service-worker/messages';
import { languageOfPath } from '@maidan/i18n/language-of-path';
import { useEffect } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { OfflinePage } from '../../page/OfflinePage.tsx';
import { useSiteConfig } from '../use-site-config.ts';
import { readStoredFiles } from './stored-files.ts';

/** The page that the worker wants opened, if it is one of this site. */
function readTarget(text: string | null): string | null {
  const url = text === null ? null : URL.parse(text, location.origin);
  if (!url || url.origin !== location.origin || url.pathname === SHELL_PATH) return null;
  return url.pathname + url.search;
}

/** Goes on to the page that was wanted, which may be known from earlier calls. */
export function OpenStoredPage() {
  const wanted = useSearchParams()[0].get(SHELL_PARAMETER);
  const navigate = useNavigate();
  const codes = (useSiteConfig().languages ?? []).map(({ code }) => code).join(' ');
  useEffect(() => {
    const target = readTarget(wanted);
    // The page in another language has other scripts.
    if (target === null || languageOfPath(target, codes.split(' '))) return;
    const open = () => void navigate(target, { replace: true });
    // The way there is open only if its scripts are known to be on the device.
    readStoredFiles().then(open, open);
  }, [wanted, codes, navigate]);
  return <OfflinePage onRetry={() => location.assign(readTarget(wanted) ?? '/')} />;
}
