import { ApiProvider } from '@maidan/api-client/core/api-provider';
import { createApi } from '@maidan/api-client/core/create-api';
import { createQueryClient } from '@maidan/api-client/core/query-client';
import { createSession } from '@maidan/auth/session/session';
import { areaOn } from '@maidan/browser/testing/platform-storage';
import { defaultBases } from '@maidan/contract/core/services';
import type { StaffMember } from '@maidan/contract/desk/access/staff-member';
import { RouterLink } from '@maidan/site/browser/RouterLink';
import type { SiteConfig } from '@maidan/site/document/site-config';
import { createStoryFetch, type StoryReply } from '@maidan/site/testing/story-replies';
import { LinkProvider } from '@maidan/ui/links/LinkProvider';
import { ToastRegion } from '@maidan/ui/Toast';
import { QueryClientProvider } from '@tanstack/react-query';
import { createContext, use, useState, type ReactNode } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { SessionContext, StaffContext } from '../session/DeskContext.tsx';
import { loadDeskCalls } from '../session/load-desk-calls.ts';
import { kavya } from './samples.ts';

interface DeskStageProps {
  /** The API's replies; every other call gets a 404. */
  readonly replies: readonly StoryReply[];
  readonly staff?: StaffMember;
  readonly path?: string;
  readonly children: ReactNode;
}

const config: SiteConfig = {
  origin: 'https://desk.maidan.example',
  feedOrigin: 'https://maidan.example',
  leagueOrigin: 'https://ysl.example',
  frameOrigins: [],
  hasWorker: false,
  bases: defaultBases,
};

const Content = createContext<ReactNode>(null);
const ShowContent = () => use(Content);

function createStage(replies: readonly StoryReply[], path: string) {
  loadDeskCalls();
  const session = createSession(areaOn());
  session.signIn({ token: 'mdn_story', userId: kavya.id });
  const api = createApi({ bases: defaultBases, session, fetch: createStoryFetch(replies) });
  const routes = [{ id: 'root', path: '*', loader: () => ({ config }), element: <ShowContent /> }];
  const hydrationData = { loaderData: { root: { config } } };
  const router = createMemoryRouter(routes, { initialEntries: [path], hydrationData });
  return { api, session, router, queryClient: createQueryClient() };
}

/** All contexts that a part of the desk needs, for stories. */
export function DeskStage({ replies, staff = kavya, path = '/', children }: DeskStageProps) {
  const [{ api, session, router, queryClient }] = useState(() => createStage(replies, path));
  return (
    <QueryClientProvider client={queryClient}>
      <ApiProvider api={api}>
        <LinkProvider link={RouterLink}>
          <SessionContext value={session}>
            <StaffContext value={staff}>
              <Content value={children}>
                <RouterProvider router={router} />
              </Content>
            </StaffContext>
          </SessionContext>
        </LinkProvider>
      </ApiProvider>
      <ToastRegion />
    </QueryClientProvider>
  );
}
