import { ApiProvider } from '@maidan/api-client/core/api-provider';
import { createApi } from '@maidan/api-client/core/create-api';
import { areaOn } from '@maidan/browser/testing/platform-storage';
import { SESSION_HINT_COOKIE } from '@maidan/contract/core/headers';
import { defaultBases } from '@maidan/contract/core/services';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { AuthContext } from '../../session/auth-context.ts';
import { createAuth } from '../../session/auth.ts';
import { createSession } from '../../session/session.ts';
import { useSession } from '../../session/use-session.ts';
import { SisterLoginGate } from './SisterLoginGate.tsx';

const links = { login: '/login', terms: '/terms', privacy: '/privacy', cookies: '/privacy', appeal: '/appeal' };
const refusal = {
  status: 'error',
  code: 'other_account',
  message: 'Another account.',
  account: { user_id: 12, name: 'Divya', phone_ending: '34' },
};
const stay = () => undefined;

function createStage() {
  const session = createSession(areaOn());
  session.signIn({ token: 'mdn_a1', userId: 7 });
  session.signOut();
  const api = createApi({
    bases: defaultBases,
    session,
    fetch: async () => Response.json(refusal, { status: 409 }),
  });
  const auth = createAuth({ api, session, bases: defaultBases, navigate: stay, navigateHome: stay });
  const stage = { session, api, auth, isBroken: false };
  const flush = () => (stage.isBroken ? Promise.reject(new Error('unreachable storage')) : auth.logoutQueue.flush());
  stage.auth = { ...auth, logoutQueue: { ...auth.logoutQueue, flush } };
  return stage;
}

/** Of the running story. */
let stage: ReturnType<typeof createStage>;

function Who() {
  return <p>{useSession().hasToken ? 'User' : 'Visitor'}</p>;
}

function Stage() {
  const [created] = useState(() => (stage = createStage()));
  const [queryClient] = useState(() => new QueryClient());
  return (
    <QueryClientProvider client={queryClient}>
      <ApiProvider api={created.api}>
        <AuthContext value={{ auth: created.auth, links }}>
          <SisterLoginGate />
          <Who />
        </AuthContext>
      </ApiProvider>
    </QueryClientProvider>
  );
}

const meta = {
  title: 'SisterLoginGate',
  component: Stage,
  beforeEach: () => {
    document.cookie = `${SESSION_HINT_COOKIE}=1; path=/`;
    return () => {
      document.cookie = `${SESSION_HINT_COOKIE}=; path=/; max-age=0`;
    };
  },
} satisfies Meta<typeof Stage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const OfferEndsWithALoginElsewhere: Story = {
  play: async ({ canvasElement }) => {
    const page = within(canvasElement.ownerDocument.body);
    await page.findByRole('alertdialog', { name: 'Continue as Divya?' });
    stage.session.signIn({ token: 'mdn_b2', userId: 7 }, 'sister-site');
    await waitFor(() => expect(page.queryByRole('alertdialog')).toBeNull());
    stage.session.signOut();
    // Long enough for a render.
    await page.findByText('Visitor');
    await expect(page.queryByRole('alertdialog')).toBeNull();
  },
};

export const FailureLeadsToTheLogin: Story = {
  play: async ({ canvasElement }) => {
    const page = within(canvasElement.ownerDocument.body);
    const confirm = await page.findByRole('button', { name: 'Continue as Divya' });
    stage.isBroken = true;
    await userEvent.click(confirm);
    await waitFor(() => expect(stage.auth.loginDialog.snapshot().open).toBe(true));
    await expect(page.queryByRole('alertdialog')).toBeNull();
  },
};
