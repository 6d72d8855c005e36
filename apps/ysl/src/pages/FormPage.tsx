import { loadInBrowser } from '@maidan/site/browser/load-in-browser';
import { loadOnServer } from '@maidan/site/server/load-on-server.server';
import type { Route } from './+types/FormPage';
import { CustomForm } from '../features/custom-form/CustomForm.tsx';
import { CustomFormView } from '../features/custom-form/CustomFormView.tsx';
import { formMeta } from '../features/custom-form/form-meta.ts';
import { formPage } from '../features/custom-form/form-page.ts';
import { LoginInvitation } from '../features/league/login-invitation/LoginInvitation.tsx';

export const loader = loadOnServer(formPage);
export const clientLoader = loadInBrowser(formPage);
export { shouldRevalidate } from '../features/custom-form/pages/use-page-entry.ts';

export const meta: Route.MetaFunction = ({ matches, loaderData, params }) => formMeta(matches, loaderData, params.id);

/** A custom form of the organiser. */
export default function FormPage({ loaderData, params }: Route.ComponentProps) {
  return (
    <>
      <CustomFormView key={params.id} id={params.id} loaded={loaderData}>
        {/* Refetching the form must not remove the answers typed so far. */}
        {(form) => <CustomForm key={form.id} form={form} />}
      </CustomFormView>
      {loaderData.status !== 'notFound' && <LoginInvitation when="on arrival" />}
    </>
  );
}
