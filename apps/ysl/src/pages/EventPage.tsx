import { t } from '@maidan/i18n/text';
import { league as brand } from '@maidan/brand/brand';
import { loadInBrowser } from '@maidan/site/browser/load-in-browser';
import { documentMeta, noIndex } from '@maidan/site/document/document-meta';
import { headOf } from '@maidan/site/page/page-state';
import { loadOnServer } from '@maidan/site/server/load-on-server.server';
import type { Route } from './+types/EventPage';
import { LoginInvitation } from '../features/league/login-invitation/LoginInvitation.tsx';
import { registrationPage } from '../features/registration/registration-page.ts';
import { RegistrationView } from '../features/registration/RegistrationView.tsx';
import { paths } from '../paths.ts';

export const loader = loadOnServer(registrationPage);
export const clientLoader = loadInBrowser(registrationPage);

export const meta: Route.MetaFunction = ({ matches, loaderData, params }) => {
  const head = headOf(loaderData);
  const name = head?.league_name;
  return [
    ...documentMeta(matches, {
      siteName: brand.name,
      title: t('registration.title', { name: name ? `${brand.abbreviation} ${name}` : brand.abbreviation }),
      description: head?.description || t('registration.description', { name: name ?? brand.name }),
      // A league's slug also finds its registration; the canonical address is by id.
      path: paths.event(head?.id ?? params.id),
    }),
    ...(head ? [] : [noIndex]),
  ];
};

/** An invitation to register for a league event. */
export default function EventPage({ loaderData, params }: Route.ComponentProps) {
  return (
    <>
      <RegistrationView key={params.id} id={params.id} loaded={loaderData} />
      <LoginInvitation />
    </>
  );
}
