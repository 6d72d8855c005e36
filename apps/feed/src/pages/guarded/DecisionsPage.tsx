import { DecisionsView } from '../../features/decisions/DecisionsView.tsx';
import { paths } from '../../paths.ts';
import { guardedMeta } from './guarded.ts';

export const handle = { title: 'Decisions about you', via: [{ label: 'My Account', href: paths.myAccount() }] };
export const meta = guardedMeta(handle);

export default function DecisionsPage() {
  return <DecisionsView />;
}
