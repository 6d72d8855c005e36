import * as z from 'zod/mini';
import { defineEndpoint } from '../core/endpoint.ts';
import { line } from '../core/request.ts';
import { text } from '../core/wire.ts';
import { list } from '../core/wire-lists.ts';
import { detailNames } from '../operations/site-details.ts';

const owners = { service: 'main', auth: 'staff', roles: ['owner'], extension: true } as const;

const detail = z.object({
  name: z.enum(detailNames),
  /** Null for the default. An empty address hides a social network. */
  value: z.nullable(text),
  built_in: text,
});
export type SiteDetail = z.output<typeof detail>;

const details = z.object({ data: list(detail) });

export const deskSiteDetails = defineEndpoint({
  ...owners,
  id: 'deskSiteDetails',
  method: 'GET',
  path: 'desk/site-details',
  response: details,
  summary: 'Names, contacts and policies of the sites, with their defaults',
});

const change = z.strictObject({
  name: z.enum(detailNames),
  /** Null to restore the default. */
  value: z.nullable(line(200)),
});

/** Both sites show changes within seconds, without a build. Details not named stay the same. */
export const saveSiteDetails = defineEndpoint({
  ...owners,
  id: 'saveSiteDetails',
  method: 'POST',
  path: 'desk/site-details',
  body: z.strictObject({ changes: z.array(change).check(z.minLength(1), z.maxLength(detailNames.length)) }),
  response: details,
  summary: 'Changes names, contacts and policies of the sites',
});
