import { EnvError, readSiteEnv, type SiteEnv, type SiteName } from './site-env.server.ts';

/** The environment of this process; an invalid variable ends it with one clear line. */
export function loadSiteEnv(site: SiteName): SiteEnv {
  try {
    return readSiteEnv(site, process.env);
  } catch (error) {
    if (!(error instanceof EnvError)) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exit(1);
  }
}

/** Set while a build runs, regardless of the environment: the build replaces the variable. */
export const isBuilt = process.env.NODE_ENV === 'production';

/** The site that a development process serves, for later renderings. */
const DEVELOPED = 'MAIDAN_DEVELOPED_SITE';

/**
 * The environment of a process for developing a site.
 * @param site required only in the first call of a process
 */
export function readDevelopmentEnv(site?: SiteName): SiteEnv {
  if (site) process.env[DEVELOPED] = site;
  return readSiteEnv((process.env[DEVELOPED] ?? 'feed') as SiteName, process.env);
}
