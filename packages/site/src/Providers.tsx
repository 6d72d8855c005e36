import { ApiProvider } from '@maidan/api-client/api-provider';
import { LinkProvider } from '@maidan/ui/links/LinkProvider';
import { QueryClientProvider } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { browserData, createServerData } from './data.ts';
import { RouterLink } from './RouterLink.tsx';
import type { SiteConfig } from './site-config.ts';

/** Everything a page finds by context. On the server each document has its own cache; in the browser there is one. */
export function Providers({ config, children }: { config: SiteConfig; children: ReactNode }) {
  const [{ api, queryClient }] = useState(() =>
    typeof document === 'undefined' ? createServerData(config, config.origin) : browserData(),
  );
  return (
    <QueryClientProvider client={queryClient}>
      <ApiProvider api={api}>
        <LinkProvider link={RouterLink}>{children}</LinkProvider>
      </ApiProvider>
    </QueryClientProvider>
  );
}
