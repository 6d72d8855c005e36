import type { Tx } from '../../../db/open-database.ts';
import type { AppContext } from '../../app-context.ts';
import { addNotification } from '../../notifications/notifications.store.ts';
import { textAsHtml } from '../../publishing/sanitise-html.service.ts';

/** Notifies a person that their response has arrived, and where to find it. */
export async function confirmResponse(
  tx: Tx,
  { leagueOrigin }: Pick<AppContext['settings'], 'leagueOrigin'>,
  { form, userId }: { readonly form: { readonly id: number; readonly title: string }; readonly userId: number },
  now: number,
): Promise<void> {
  const address = `${leagueOrigin}/form/${form.id}`;
  const content = `<p>Your answers to “${textAsHtml(form.title)}” have arrived. <a href="${address}">See them</a>.</p>`;
  await addNotification(tx, { userId, content }, now);
}
