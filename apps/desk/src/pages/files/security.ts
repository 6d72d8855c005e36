import { securityFile } from '@maidan/site/document/security-text';
import { siteContext } from '@maidan/site/server/site-context.server';
import type { Route } from './+types/security';

export const loader = ({ context }: Route.LoaderArgs) => securityFile(context.get(siteContext).config.origin);
