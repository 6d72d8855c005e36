import { ApiProvider } from '@maidan/api-client/api-provider';
import type { LoginLinks } from '@maidan/auth/auth-context';
import { AuthProvider } from '@maidan/auth/AuthProvider';
import { LinkProvider } from '@maidan/ui/links/LinkProvider';
import { QueryClientProvider } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { useMatches, useNavigate } from 'react-router';
import { browserData, createServerData } from './data.ts';
import { RouterLink } from './RouterLink.tsx';
import type { SiteConfig } from './site-config.ts';

interface ProvidersProps {
  config: SiteConfig;
  /** Addresses the login names. */
  links: LoginLinks;
  /** Where a logout leads. */
  home: string;
  /** The product's mark in the login dialog. */
  mark: ReactNode;
  children: ReactNode;
}

/** What a route may say of itself in its `handle`. */
interface RouteHandle {
  /** For users only. */
  guarded?: boolean;
}

/** Everything a page finds by context. On the server each document has its own cache; in the browser there is one. */
export function Providers({ config, links, home, mark, children }: ProvidersProps) {
  const navigate = useNavigate();
  const guarded = useMatches().some(({ handle }) => (handle as RouteHandle | undefined)?.guarded === true);
  const [{ api, queryClient, session }] = useState(() =>
    typeof document === 'undefined' ? createServerData(config, config.origin) : browserData(),
  );
  return (
    <QueryClientProvider client={queryClient}>
      <ApiProvider api={api}>
        <LinkProvider link={RouterLink}>
          <AuthProvider
            session={session}
            bases={config.bases}
            links={links}
            navigate={(path) => void navigate(path)}
            navigateHome={() => void navigate(home)}
            mustLeave={() => guarded}
            mark={mark}
          >
            {children}
          </AuthProvider>
        </LinkProvider>
      </ApiProvider>
    </QueryClientProvider>
  );
}
