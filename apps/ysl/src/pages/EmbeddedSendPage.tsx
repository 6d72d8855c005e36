import { loadInBrowser } from '@maidan/site/browser/load-in-browser';
import { loadOnServer } from '@maidan/site/server/load-on-server.server';
import type { Route } from './+types/EmbeddedSendPage';
import { CustomFormView } from '../features/custom-form/CustomFormView.tsx';
import { HandedForm } from '../features/custom-form/embed/HandedForm.tsx';
import { formPage } from '../features/custom-form/form-page.ts';
import { formMeta } from '../features/custom-form/form-meta.ts';

export const loader = loadOnServer(formPage);
export const clientLoader = loadInBrowser(formPage);
export { shouldRevalidate } from '../features/custom-form/pages/use-page-entry.ts';

export const meta: Route.MetaFunction = ({ matches, loaderData, params }) => formMeta(matches, loaderData, params.id);

/** The window that sends a form filled in on another site. */
export default function EmbeddedSendPage({ loaderData, params: { id } }: Route.ComponentProps) {
  return (
    <CustomFormView key={id} id={id} loaded={loaderData}>
      {(form) => <HandedForm key={form.id} form={form} />}
    </CustomFormView>
  );
}
