import { ActionsProvider } from '@maidan/actions/ActionsProvider';
import { ApiProvider } from '@maidan/api-client/core/api-provider';
import { createApi } from '@maidan/api-client/core/create-api';
import { createQueryClient } from '@maidan/api-client/core/query-client';
import { AuthProvider } from '@maidan/auth/AuthProvider';
import { createSession } from '@maidan/auth/session/session';
import { areaOn } from '@maidan/browser/testing/platform-storage';
import { me } from '@maidan/contract/account/users';
import { defaultBases } from '@maidan/contract/core/services';
import { LinkProvider } from '@maidan/ui/links/LinkProvider';
import { QueryClientProvider } from '@tanstack/react-query';
import { createContext, use, useState, type ReactNode } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { RouterLink } from '../browser/RouterLink.tsx';
import type { SiteLanguage } from '../document/site-config.ts';
import { createStoryFetch, reply, type StoryReply } from './story-replies.ts';

interface SiteStageProps {
  /** The answers of the API; `me` has a user unless the story provides its own, and every other call gets a 404. */
  readonly replies?: readonly StoryReply[];
  /** The page's address within the site. */
  readonly path?: string;
  readonly signedIn?: boolean;
  /** The languages of the site; empty if it has only one. */
  readonly languages?: readonly SiteLanguage[];
  readonly children: ReactNode;
}

const user = {
  id: 7,
  name: 'Ananya',
  email: 'ananya@example.org',
  phone: '9876543210',
  avatar: null,
  deletes_at: null,
};
const links = { login: '/login', terms: '/terms', privacy: '/privacy', cookies: '/privacy', appeal: '/appeal' };
const stay = () => undefined;

/** In memory, so that no story leaves a login behind. */
function createStorySession(signedIn: boolean) {
  const session = createSession(areaOn());
  if (signedIn) session.signIn({ token: 'mdn_story', userId: user.id });
  return session;
}

const Content = createContext<ReactNode>(null);
const ShowContent = () => use(Content);

function createStage({ replies, path, signedIn, languages }: Required<Omit<SiteStageProps, 'children'>>) {
  const session = createStorySession(signedIn);
  const api = createApi({ bases: defaultBases, session, fetch: createStoryFetch([...replies, reply(me, user)]) });
  const { origin } = location;
  const config = {
    origin,
    feedOrigin: origin,
    leagueOrigin: origin,
    frameOrigins: [],
    languages,
    bases: defaultBases,
    hasWorker: false,
  };
  const auth = (
    <AuthProvider session={session} bases={defaultBases} links={links} navigate={stay} navigateHome={stay}>
      <ActionsProvider showWaiting={stay}>
        <ShowContent />
      </ActionsProvider>
    </AuthProvider>
  );
  const router = createMemoryRouter([{ id: 'root', path: '*', element: auth, loader: () => ({ config }) }], {
    initialEntries: [path],
    hydrationData: { loaderData: { root: { config } } },
  });
  return { api, queryClient: createQueryClient(), router };
}

const none: readonly never[] = [];

/** The contexts for any part of a site: router, client, login and links. For stories only. */
export function SiteStage(props: SiteStageProps) {
  const { replies = none, path = '/', signedIn = false, languages = none, children } = props;
  const [stage] = useState(() => createStage({ replies, path, signedIn, languages }));
  return (
    <QueryClientProvider client={stage.queryClient}>
      <ApiProvider api={stage.api}>
        <LinkProvider link={RouterLink}>
          <Content value={children}>
            <RouterProvider router={stage.router} />
          </Content>
        </LinkProvider>
      </ApiProvider>
    </QueryClientProvider>
  );
}
