/** Every endpoint, for the server and OpenAPI. */
import * as deskLog from '../desk/log.ts';
import * as deskMe from '../desk/me.ts';
import * as deskSignIn from '../desk/sign-in.ts';
import * as deskStaff from '../desk/staff.ts';
import type { Endpoint } from './endpoint.ts';
import { endpointsOf } from './endpoints-of.ts';
import { siteEndpoints } from './site-endpoints.ts';

/** Staff's own, after those of the sites. */
const desk = [deskLog, deskMe, deskSignIn, deskStaff];

export const allEndpoints: readonly Endpoint[] = [...siteEndpoints, ...endpointsOf(desk)];
