import { formById } from '@maidan/contract/league/custom-forms';
import { fixtureById } from '@maidan/contract/league/league-fixtures';
import { registrationById } from '@maidan/contract/league/league-registrations';
import { latestLeague } from '@maidan/contract/league/leagues';
import { teamBySlug } from '@maidan/contract/league/teams';
import { ErrorPage } from '@maidan/site/page/ErrorPage';
import type { LoaderResult } from '@maidan/site/page/page-state';
import { failure, pending, type StoryReply } from '@maidan/site/testing/story-replies';
import { SiteStage } from '@maidan/site/testing/SiteStage';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import { expect } from 'storybook/test';
import { CustomFormView } from '../features/custom-form/CustomFormView.tsx';
import { MatchView } from '../features/league/match/MatchView.tsx';
import { TeamView } from '../features/league/team/TeamView.tsx';
import { RegistrationView } from '../features/registration/RegistrationView.tsx';
import NotFoundPage from '../pages/NotFoundPage.tsx';
import OfflinePage from '../pages/OfflinePage.tsx';

const loading: LoaderResult<unknown> = { status: 'loading', now: 0 };
const match = (
  <MatchView id="12" league="monsoon-cup" loaded={loading}>
    {() => null}
  </MatchView>
);
const team = (
  <TeamView league="monsoon-cup" team="jayanagar-jets" loaded={loading}>
    {() => null}
  </TeamView>
);
const form = (
  <CustomFormView id="8" loaded={loading}>
    {() => null}
  </CustomFormView>
);

interface StageProps {
  page: ReactNode;
  path?: string;
  answer?: StoryReply;
}

function PageOnStage({ page, path = '/', answer }: StageProps) {
  return (
    <SiteStage path={path} {...(answer && { replies: [answer] })}>
      <main>{page}</main>
    </SiteStage>
  );
}

const meta = {
  title: 'Pages without content',
  component: PageOnStage,
  args: { page: <NotFoundPage />, path: '/turf/at/night' },
  argTypes: { page: { control: false } },
  globals: { site: 'league' },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof PageOnStage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const NotFound: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Page not found' })).toBeVisible();
    await expect(canvas.getByText("Cannot match any routes. URL Segment: 'turf/at/night'")).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Back to the league' })).toHaveAttribute('href', '/');
  },
};

export const NotFoundAt320: Story = {
  args: { path: `/${'unbroken'.repeat(30)}` },
  globals: { viewport: { value: 'narrow' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Cannot match any routes\. URL Segment: 'unbroken/)).toBeVisible();
  },
};

/** Other pages redirect to this address; its name would explain nothing. */
export const NotFoundAfterARedirect: Story = {
  args: { path: '/404' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('This page doesn’t exist, or it is unavailable right now.')).toBeVisible();
    await expect(canvas.queryByText(/URL Segment/)).toBeNull();
  },
};

export const Offline: Story = {
  args: { page: <OfflinePage />, path: '/offline' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'You are offline' })).toBeVisible();
    await expect(canvas.getByText('This page opens when you are back online.')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Try again' })).toBeVisible();
  },
};

export const Broken: Story = {
  args: { page: <ErrorPage /> },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Try again' })).toBeVisible();
  },
};

export const MatchNotFound: Story = {
  args: { page: match, answer: failure(fixtureById, 404) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Match not found' })).toBeVisible();
    const way = canvas.getByRole('link', { name: 'Go to the fixtures' });
    await expect(way).toHaveAttribute('href', '/fixture/monsoon-cup');
  },
};

export const MatchUnavailable: Story = {
  args: { page: match, answer: failure(fixtureById, 500) },
  play: async ({ canvas }) => {
    // After the automatic retries.
    const title = 'The match could not be loaded.';
    await expect(await canvas.findByRole('heading', { level: 1, name: title })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Try again' })).toBeVisible();
  },
};

export const MatchLoading: Story = {
  args: { page: match, answer: pending(fixtureById) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Loading the match')).toBeInTheDocument();
  },
};

export const TeamNotFound: Story = {
  args: { page: team, answer: failure(teamBySlug, 404) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Team not found' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Table' })).toHaveAttribute('href', '/table/monsoon-cup');
  },
};

export const TeamUnavailable: Story = {
  args: { page: team, answer: failure(teamBySlug, 500) },
  play: async ({ canvas }) => {
    // After the automatic retries.
    await expect(await canvas.findByRole('heading', { level: 1 })).toHaveTextContent(/could not be loaded/);
    await expect(canvas.getByRole('button', { name: 'Try again' })).toBeVisible();
  },
};

export const FormNotFound: Story = {
  args: { page: form, answer: failure(formById, 404) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Form Not Found' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Go to Homepage' })).toHaveAttribute('href', '/');
  },
};

/** Shown at the first failure, because the retries can take as long as the server asks for. */
export const FormUnavailableAt320: Story = {
  args: { page: form, answer: failure(formById, 503) },
  globals: { viewport: { value: 'narrow' } },
  play: async ({ canvas }) => {
    const title = 'The form could not be loaded.';
    await expect(await canvas.findByRole('heading', { level: 1, name: title })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Try again' })).toBeVisible();
  },
};

export const RegistrationNotFound: Story = {
  args: { page: <RegistrationView id="2" loaded={loading} />, answer: failure(registrationById, 404) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Registration not found' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Back to the league' })).toHaveAttribute('href', '/');
  },
};

/** The address without an id leads to the latest registration, if there is one. */
export const NoRegistrationOpen: Story = {
  args: { page: <RegistrationView id={undefined} loaded={loading} />, answer: failure(latestLeague, 404) },
  play: async ({ canvas }) => {
    const title = 'No registration is open right now.';
    await expect(await canvas.findByRole('heading', { level: 1, name: title })).toBeVisible();
  },
};

export const RegistrationUnavailable: Story = {
  args: { page: <RegistrationView id="2" loaded={loading} />, answer: failure(registrationById, 500) },
  play: async ({ canvas }) => {
    // After the automatic retries.
    const title = 'The registration could not be loaded.';
    await expect(await canvas.findByRole('heading', { level: 1, name: title })).toBeVisible();
  },
};
