import * as z from 'zod/mini';
import { defineEndpoint } from '../core/endpoint.ts';
import { filledLine, idInput, pageUrl } from '../core/request.ts';
import { nothing } from '../core/wire-lists.ts';

/** The interactions that the sites record; the server refuses other names. */
export const interactions = ['share', 'like', 'learnmore-action_btn'] as const;

/** Sent only for users; the reply is ignored. `page` is the current URL. */
export const recordInteraction = defineEndpoint({
  id: 'recordInteraction',
  service: 'main',
  method: 'POST',
  path: 'userinteraction',
  auth: 'bearer',
  body: z.strictObject({ action_name: z.enum(interactions), action: filledLine(60), video_id: idInput, page: pageUrl }),
  response: nothing,
  empty: 204,
  anyBody: true,
  summary: 'Records a share, a like or a tap on an action button',
});
