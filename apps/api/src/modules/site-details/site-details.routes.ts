import { builtInDetails } from '@maidan/brand/details';
import { deskSiteDetails, saveSiteDetails } from '@maidan/contract/desk/site-details';
import { detailNames, detailProblem, siteDetails, type DetailName } from '@maidan/contract/operations/site-details';
import { route } from '../../http/call.ts';
import { errors } from '../../http/errors/errors.ts';
import { defineModule } from '../module.ts';
import { changeDetail, findChangedDetails } from './site-details.store.ts';

/** Names, contacts and policies that owners can change while the sites run. */
export const siteDetailsModule = defineModule({
  name: 'site-details',
  routes: ({ db }) => [
    // Only the sites' servers read it, about once a second.
    route(siteDetails, { caching: 'never' }, async () => ({
      data: Object.entries(await findChangedDetails(db)).map(([name, value]) => ({ name: name as DetailName, value })),
    })),

    route(deskSiteDetails, async () => describe(await findChangedDetails(db))),

    route(saveSiteDetails, ({ body }, { act }) =>
      act(async (tx, now, log) => {
        const old = await findChangedDetails(tx);
        const before: Record<string, string> = {};
        const after: Record<string, string> = {};
        for (const { name, value: typed } of body.changes) {
          const value = storedValue(name, typed);
          if (value === (old[name] ?? null)) continue;
          // Logs the old and new values as shown, so that they can be restored even if a later build has other
          // defaults.
          before[name] = old[name] ?? builtInDetails[name];
          after[name] = value ?? builtInDetails[name];
          await changeDetail(tx, name, value, now);
        }
        if (Object.keys(after).length > 0) {
          await log({ action: 'site-details.changed', thing: { kind: 'site-details', id: 1 }, before, after });
        }
        return describe(await findChangedDetails(tx));
      }),
    ),
  ],
});

/** @returns null for the build's own value */
function storedValue(name: DetailName, typed: string | null): string | null {
  const value = typed?.trim();
  if (value === undefined || value === builtInDetails[name]) return null;
  const problem = detailProblem(name, value);
  if (problem !== null) throw errors.invalidField(name, problem);
  return value;
}

const describe = (changed: Partial<Record<DetailName, string>>) => ({
  data: detailNames.map((name) => ({ name, value: changed[name] ?? null, built_in: builtInDetails[name] })),
});
