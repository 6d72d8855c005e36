import { league as brand } from '@maidan/brand/brand';
import { documentMeta } from '@maidan/site/document/document-meta';
import { visibleText } from '@maidan/ui/html/visible-text';
import { HydrationBoundary } from '@tanstack/react-query';
import type { Route } from './+types/EventPage';
import { LoginInvitation } from '../features/league/login-invitation/LoginInvitation.tsx';
import { NoRegistration } from '../features/registration/NoRegistration.tsx';
import { RegistrationView } from '../features/registration/RegistrationView.tsx';
import { loadRegistration, loadRegistrationInBrowser } from '../features/registration/shown-registration.ts';
import { paths } from '../paths.ts';

export const loader = ({ context, params }: Route.LoaderArgs) => loadRegistration(context, params.id);
export const clientLoader = ({ params }: Route.ClientLoaderArgs) => loadRegistrationInBrowser(params.id);

export const meta: Route.MetaFunction = ({ matches, loaderData, params }) => {
  const registration = loaderData?.registration ?? null;
  const name = registration?.league_name ?? null;
  const about = visibleText(registration?.league_description ?? '').slice(0, 200);
  return [
    ...documentMeta(matches, {
      siteName: brand.name,
      title: name === null ? `${brand.abbreviation} · Registration` : `${brand.abbreviation} ${name} · Registration`,
      description: about || `Register for ${name ?? brand.name}.`,
      // A registration is found by its league's slug and by its own too; it has one address all the same.
      path: paths.event(registration?.id ?? params.id),
    }),
    ...(registration === null ? [{ name: 'robots', content: 'noindex' }] : []),
  ];
};

export default function EventPage({ loaderData, params }: Route.ComponentProps) {
  return (
    <HydrationBoundary state={loaderData.state}>
      {loaderData.missing ? (
        <NoRegistration id={params.id} />
      ) : (
        <RegistrationView key={params.id} id={params.id} now={loaderData.now} />
      )}
      <LoginInvitation />
    </HydrationBoundary>
  );
}
