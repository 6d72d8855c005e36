import { loadInBrowser } from '@maidan/site/browser/load-in-browser';
import { loadOnServer } from '@maidan/site/server/load-on-server.server';
import { ToastRegion } from '@maidan/ui/Toast';
import type { Route } from './+types/EmbeddedFormPage';
import { CustomFormView } from '../features/custom-form/CustomFormView.tsx';
import { EmbeddedForm } from '../features/custom-form/embed/EmbeddedForm.tsx';
import { formPage } from '../features/custom-form/form-page.ts';
import { formMeta } from '../features/custom-form/form-meta.ts';

export const loader = loadOnServer(formPage);
export const clientLoader = loadInBrowser(formPage);
export { shouldRevalidate } from '../features/custom-form/pages/use-page-entry.ts';

export const meta: Route.MetaFunction = ({ matches, loaderData, params }) => formMeta(matches, loaderData, params.id);

/** A form to be framed by another site, without header and footer. */
export default function EmbeddedFormPage({ loaderData, params: { id } }: Route.ComponentProps) {
  return (
    <main>
      <CustomFormView key={id} id={id} loaded={loaderData}>
        {(form) => <EmbeddedForm key={form.id} form={form} id={id} />}
      </CustomFormView>
      <ToastRegion />
    </main>
  );
}
