import { league as brand } from '@maidan/brand/brand';
import { documentMeta } from '@maidan/site/document/document-meta';
import { visibleText } from '@maidan/ui/html/visible-text';
import { HydrationBoundary } from '@tanstack/react-query';
import type { Route } from './+types/FormPage';
import { CustomFormView } from '../features/custom-form/CustomFormView.tsx';
import { loadForm, loadFormInBrowser } from '../features/custom-form/load-form.ts';
import { LoginInvitation } from '../features/league/login-invitation/LoginInvitation.tsx';
import { paths } from '../paths.ts';

export const loader = ({ context, params }: Route.LoaderArgs) => loadForm(context, params.id);
export const clientLoader = ({ params }: Route.ClientLoaderArgs) => loadFormInBrowser(params.id);

export const meta: Route.MetaFunction = ({ matches, loaderData, params }) => {
  const form = loaderData?.form;
  const name = form === null ? '404 · Form not found!' : (form?.title ?? 'Form');
  return [
    ...documentMeta(matches, {
      siteName: brand.name,
      title: `${name} · ${brand.abbreviation}`,
      description: visibleText(form?.description ?? '').slice(0, 200) || `A form of ${brand.name}.`,
      path: paths.form(params.id),
    }),
    // A form is reached by its link; in a search result it would outlive its day.
    { name: 'robots', content: 'noindex' },
  ];
};

export default function FormPage({ loaderData, params }: Route.ComponentProps) {
  return (
    <HydrationBoundary state={loaderData.state}>
      <CustomFormView key={params.id} id={params.id} />
      {loaderData.form !== null && <LoginInvitation when="on arrival" />}
    </HydrationBoundary>
  );
}
