import { t } from '@maidan/i18n/text';
import { league as brand } from '@maidan/brand/brand';
import { loadInBrowser } from '@maidan/site/browser/load-in-browser';
import { documentMeta, noIndex } from '@maidan/site/document/document-meta';
import { headOf } from '@maidan/site/page/page-state';
import { loadOnServer } from '@maidan/site/server/load-on-server.server';
import type { Route } from './+types/FormPage';
import { CustomFormView } from '../features/custom-form/CustomFormView.tsx';
import { formPage } from '../features/custom-form/form-page.ts';
import { LoginInvitation } from '../features/league/login-invitation/LoginInvitation.tsx';
import { paths } from '../paths.ts';

export const loader = loadOnServer(formPage);
export const clientLoader = loadInBrowser(formPage);

export const meta: Route.MetaFunction = ({ matches, loaderData, params }) => {
  const head = headOf(loaderData);
  const name = loaderData?.status === 'notFound' ? t('forms.notFoundTitle') : (head?.title ?? t('forms.form'));
  return [
    ...documentMeta(matches, {
      siteName: brand.name,
      title: `${name} · ${brand.abbreviation}`,
      description: head?.description || t('forms.description', { name: brand.name }),
      path: paths.form(params.id),
    }),
    // A form is reached by its link; in a search result it would outlive its day.
    noIndex,
  ];
};

/** A form that the organiser made. */
export default function FormPage({ loaderData, params }: Route.ComponentProps) {
  return (
    <>
      <CustomFormView key={params.id} id={params.id} loaded={loaderData} />
      {loaderData.status !== 'notFound' && <LoginInvitation when="on arrival" />}
    </>
  );
}
