import { ApiProvider } from '@maidan/api-client/core/api-provider';
import { createApi } from '@maidan/api-client/core/create-api';
import { createQueryClient } from '@maidan/api-client/core/query-client';
import { areaOn } from '@maidan/browser/testing/platform-storage';
import type { ConsentState } from '@maidan/contract/account/guardian';
import { defaultBases } from '@maidan/contract/core/services';
import { QueryClientProvider } from '@tanstack/react-query';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { createSession } from '../../session/session.ts';
import { ConsentDialog } from './ConsentDialog.tsx';

const unknown: ConsentState = {
  rule: 'require',
  step: 'age',
  is_blocked: true,
  birth_year: null,
  guardian_ending: null,
  guardian_name: null,
  version: null,
  asked_at: null,
  given_at: null,
  ended_at: null,
  adult_at: null,
  resend_after: null,
};
const minor: ConsentState = { ...unknown, step: 'guardian', birth_year: 2011 };
const waiting: ConsentState = { ...minor, step: 'waiting', guardian_ending: '210' };

const refuse = (errors: Record<string, string[]>) =>
  Response.json({ status: 'error', code: 'invalid_fields', message: 'Please check.', errors }, { status: 422 });

/** A server in one state, which a year of birth or a guardian's number changes. */
function serverIn(first: ConsentState): typeof fetch {
  let state = first;
  return async (input, init) => {
    const request = new Request(input, init);
    const { pathname } = new URL(request.url);
    const body = request.method === 'POST' ? ((await request.json()) as Record<string, unknown>) : {};
    if (pathname.endsWith('/birth-year')) {
      const year = Number(body['birth_year']);
      if (year < 1900) return refuse({ birth_year: ['Please enter the year you were born, with four digits.'] });
      state = year > 2008 ? { ...minor, birth_year: year } : { ...unknown, step: 'none', is_blocked: false };
    }
    if (pathname.endsWith('/guardian')) {
      if (body['phone'] === '9845012210') {
        return refuse({ phone: ['This is your own number. Please enter your parent’s or guardian’s.'] });
      }
      state = waiting;
    }
    return Response.json(state);
  };
}

function Stage({ state, onClose }: { state: ConsentState; onClose: (isGiven: boolean) => void }) {
  const [{ api, client }] = useState(() => {
    const session = createSession(areaOn());
    session.signIn({ token: 'mdn_story', userId: 7 });
    return {
      api: createApi({ bases: defaultBases, session, fetch: serverIn(state) }),
      client: createQueryClient(),
    };
  });
  return (
    <QueryClientProvider client={client}>
      <ApiProvider api={api}>
        <ConsentDialog onClose={onClose} />
      </ApiProvider>
    </QueryClientProvider>
  );
}

const meta = {
  component: Stage,
  args: { state: unknown, onClose: fn() },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Stage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const AsksForTheYearThenForAGuardian: Story = {
  play: async ({ canvas, args }) => {
    const year = await canvas.findByRole('textbox', { name: 'Year of birth' });
    await userEvent.type(year, '1850{Enter}');
    await waitFor(() => expect(year).toHaveAccessibleDescription(/year you were born/));
    await userEvent.clear(year);
    await userEvent.type(year, '2011{Enter}');
    const phone = await canvas.findByRole('textbox', { name: 'Their mobile number' });
    await expect(canvas.queryByRole('button', { name: 'Not now' })).toBeNull();
    await userEvent.type(phone, '9845012210{Enter}');
    await waitFor(() => expect(phone).toHaveAccessibleDescription(/your own number/));
    await userEvent.clear(phone);
    await userEvent.type(phone, '9876543210{Enter}');
    await expect(await canvas.findByRole('dialog', { name: 'Waiting for your guardian' })).toBeVisible();
    await expect(canvas.getByText('210')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Send it again, or to another number' }));
    await expect(await canvas.findByRole('textbox', { name: 'Their mobile number' })).toBeVisible();
    await expect(args.onClose).not.toHaveBeenCalled();
  },
};

export const AnAdultGoesOn: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Year of birth' }), '1990{Enter}');
    await waitFor(() => expect(args.onClose).toHaveBeenCalledWith(true));
  },
};

export const OnlyAskedFor: Story = {
  args: { state: { ...minor, rule: 'ask', is_blocked: false } },
  play: async ({ canvas, args }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Not now' }));
    await expect(args.onClose).toHaveBeenCalledWith(true);
  },
};

export const WaitingOnAPhone: Story = {
  args: { state: waiting },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, args }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Continue later' }));
    await expect(args.onClose).toHaveBeenCalledWith(false);
  },
};
