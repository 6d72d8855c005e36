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
