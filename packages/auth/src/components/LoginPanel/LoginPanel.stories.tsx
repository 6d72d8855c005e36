import { ApiProvider } from '@maidan/api-client/core/api-provider';
import { createApi } from '@maidan/api-client/core/create-api';
import { areaOn } from '@maidan/browser/testing/platform-storage';
import { defaultBases } from '@maidan/contract/core/services';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { useState } from 'react';
import { expect, userEvent } from 'storybook/test';
import { AuthContext } from '../../session/auth-context.ts';
import { createAuth } from '../../session/auth.ts';
import { createSession } from '../../session/session.ts';
import { LoginPanel } from './LoginPanel.tsx';

const links = { login: '/login', terms: '/terms', privacy: '/privacy', cookies: '/privacy', appeal: '/appeal' };
const stay = () => undefined;
const unreachable = { status: 'error', code: 'internal', message: 'We could not send the code. Please try again.' };

const fetch = async () => Response.json(unreachable, { status: 500 });

function createStage() {
  const session = createSession(areaOn());
  const api = createApi({ bases: defaultBases, session, fetch });
  const auth = createAuth({ api, session, bases: defaultBases, navigate: stay, navigateHome: stay });
  return { api, auth, queryClient: new QueryClient() };
}

/** The login as a page, on a server that sends no codes; its steps are those of the form. */
function LoginPage() {
  const [{ api, auth, queryClient }] = useState(createStage);
  return (
    <QueryClientProvider client={queryClient}>
      <ApiProvider api={api}>
        <AuthContext value={{ auth, links }}>
          <main>
            <LoginPanel />
          </main>
        </AuthContext>
      </ApiProvider>
    </QueryClientProvider>
  );
}

const meta = { component: LoginPage, parameters: { layout: 'fullscreen' } } satisfies Meta<typeof LoginPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const AsAPage: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'One-Click Login' })).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: 'Phone number' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: /terms/i })).toHaveAttribute('href', '/terms');
  },
};

export const CodeNotSentAt320: Story = {
  globals: { viewport: { value: 'narrow' } },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Phone number' }), '9845012210{Enter}');
    await expect(await canvas.findByText(unreachable.message)).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: 'Phone number' })).toBeVisible();
  },
};
