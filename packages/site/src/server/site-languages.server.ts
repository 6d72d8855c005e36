import { AsyncLocalStorage } from 'node:async_hooks';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { allLanguages } from '@maidan/i18n/all-languages';
import { languageOfPath } from '@maidan/i18n/language-of-path';
import { addLanguage, ENGLISH, packedMessage, readLanguageFrom } from '@maidan/i18n/language-state';
import type { ServerBuild } from 'react-router';
import type { SiteLanguage } from '../document/site-config.ts';
import { inFolder } from '../build/script-folders.ts';

const language = new AsyncLocalStorage<string>();

const textOf = (code: string, name: keyof SiteLanguage): string => packedMessage(`language.${name}`, code) ?? '';

/**
 * The languages of a build, each with a folder for its scripts and with its pages below `/{code}`. Documents of
 * several languages are rendered concurrently, so each rendering has its own language.
 */
export function localiseBuild(build: ServerBuild, clientDir: string) {
  for (const [code, catalogue] of allLanguages()) addLanguage(code, catalogue);
  readLanguageFrom(() => language.getStore() ?? ENGLISH);
  const entries = readdirSync(join(clientDir, 'assets'), { withFileTypes: true });
  const others = entries.filter((entry) => entry.isDirectory()).map(({ name }) => name);
  const codes = [ENGLISH, ...others.toSorted()];
  const scripts = new Set(entries.filter((entry) => entry.isFile()).map(({ name }) => name));

  return {
    codes,

    /** For the configuration of a page. */
    languages: codes.map((code): SiteLanguage => ({
      code,
      base: textOf(code, 'base'),
      name: textOf(code, 'name'),
      offer: textOf(code, 'offer'),
      accept: textOf(code, 'accept'),
    })),

    buildFor(code: string): ServerBuild {
      if (code === ENGLISH) return build;
      const assets = JSON.parse(inFolder(JSON.stringify(build.assets), code, scripts)) as ServerBuild['assets'];
      return { ...build, assets, basename: `/${code}` };
    },

    inLanguageOf<Result>(request: Request, render: (code: string) => Result): Result {
      const code = languageOfPath(new URL(request.url).pathname, others) ?? ENGLISH;
      return language.run(code, () => render(code));
    },
  };
}
