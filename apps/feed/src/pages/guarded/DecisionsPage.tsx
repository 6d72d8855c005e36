import { t } from '@maidan/i18n/text';
import { DecisionsView } from '../../features/decisions/DecisionsView.tsx';
import { paths } from '../../paths.ts';
import { guardedMeta } from '../../views/guarded.ts';

export const handle = {
  title: () => t('pages.decisions'),
  via: () => [{ label: t('pages.myAccount'), href: paths.myAccount() }],
};
export const meta = guardedMeta(handle);

export default function DecisionsPage() {
  return <DecisionsView />;
}
