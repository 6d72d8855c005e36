import { ApiProvider } from '@maidan/api-client/core/api-provider';
import { createApi } from '@maidan/api-client/core/create-api';
import { createQueryClient } from '@maidan/api-client/core/query-client';
import { QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { AuthProvider } from '../components/AuthProvider/AuthProvider.tsx';
import { LoginPanel } from '../components/LoginPanel/LoginPanel.tsx';
import { createSession } from './session.ts';
import { areaOn, createPlatformStorage } from '@maidan/browser/testing/platform-storage';
import { useMe, useSession } from './use-session.ts';

// Even if a token were in the server's memory, no document may contain it.
const session = createSession(areaOn(createPlatformStorage({ token: 'mdn_a1', user_id: '7' })));
const api = createApi({ session });
const links = { login: '/login', terms: '/terms', privacy: '/privacy', cookies: '/privacy#cookies', appeal: '/appeal' };

function render(children: ReactNode): string {
  return renderToString(
    <QueryClientProvider client={createQueryClient()}>
      <ApiProvider api={api}>
        <AuthProvider
          session={session}
          bases={{}}
          links={links}
          navigate={() => undefined}
          navigateHome={() => undefined}
        >
          {children}
        </AuthProvider>
      </ApiProvider>
    </QueryClientProvider>,
  );
}

function Who() {
  return <p>{JSON.stringify([useSession(), useMe()])}</p>;
}

test('the server always renders the visitor’s view', () => {
  expect(render(<Who />).replaceAll('&quot;', '"')).toContain('[{"hasToken":false,"signedIn":false');
});

test('the login page is readable without JavaScript, with both links and no style attribute', () => {
  const html = render(<LoginPanel />);
  expect(html).toContain('<h1');
  expect(html).toContain('One-Click Login');
  expect(html).toContain('Send OTP');
  expect(html).toMatch(/<input[^>]*name="smstype"[^>]*value="phone"/);
  expect(html.replaceAll(/<[^>]+>/g, '')).toContain(
    'By signing up, you agree to our Terms, Privacy Policy and Cookies Policy.',
  );
  expect(html).not.toMatch(/\sstyle=/);
});
