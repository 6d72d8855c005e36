import { callDefences } from './call-defences.ts';
import { consentDefences } from './consent-defences.ts';
import type { Defence } from './defence.ts';
import { deskDefences } from './desk-defences.ts';
import { edgeDefences } from './edge-defences.ts';
import { htmlDefences } from './html-defences.ts';
import { loginDefences } from './login-defences.ts';
import { moderationDefences } from './moderation-defences.ts';
import { ownershipDefences } from './ownership-defences.ts';
import { pushDefences } from './push-defences.ts';
import { siteDefences } from './site-defences.ts';
import { storeDefences } from './store-defences.ts';
import { uploadDefences } from './upload-defences.ts';
import { webhookDefences } from './webhook-defences.ts';

export const defences: readonly Defence[] = [
  ...loginDefences,
  ...ownershipDefences,
  ...moderationDefences,
  ...deskDefences,
  ...callDefences,
  ...consentDefences,
  ...uploadDefences,
  ...storeDefences,
  ...edgeDefences,
  ...pushDefences,
  ...siteDefences,
  ...htmlDefences,
  ...webhookDefences,
];
