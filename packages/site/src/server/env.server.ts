import { EnvError, readSiteEnv, type SiteEnv, type SiteName } from './site-env.server.ts';

/** The environment of this process; a wrong variable ends it with one clear line. */
export function loadSiteEnv(site: SiteName): SiteEnv {
  try {
    return readSiteEnv(site, process.env);
  } catch (error) {
    if (!(error instanceof EnvError)) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exit(1);
  }
}

/** A build runs, whatever the environment says: it replaces the variable. */
export const isBuilt = process.env.NODE_ENV === 'production';

/** Which site a development process serves, for the pages that it renders later. */
const DEVELOPED = 'MAIDAN_DEVELOPED_SITE';

/**
 * The environment of a process that develops a site.
 * @param site which one; only the first call in a process knows it
 */
export function readDevelopmentEnv(site?: SiteName): SiteEnv {
  if (site) process.env[DEVELOPED] = site;
  return readSiteEnv((process.env[DEVELOPED] ?? 'feed') as SiteName, process.env);
}
