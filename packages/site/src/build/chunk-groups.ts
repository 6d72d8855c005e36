/** Rolldown's information about modules; typed by shape, because it is Vite's dependency and not ours. */
interface ModuleGraph {
  getModuleInfo(
    id: string,
  ): { isEntry: boolean; importers: readonly string[]; dynamicImporters: readonly string[] } | null;
}

/**
 * Code that only calls need. Its group precedes those of pages: their endpoints still import the library of the schemas that
 * were removed from them, and a group contains everything its modules import.
 */
const CALLS =
  /\/node_modules\/(?:zod|ky)\/|\/contract\/src\/(?!personal-data\/)[^?]+$|\/api-client\/src\/(?:errors\/retry-after|core\/(?:json-text|request-url))/;

/** A module that more routes than this need is part of every page. */
const MOST = 7;
/** The same for modules that the home page does not need. */
const MOST_BUT_HOME = 10;

/** The routes with a login or a form. Code that only they share is not loaded for reading. */
const FORMS =
  /\/src\/pages\/(?:guarded\/|(?:EmbeddedForm|EmbeddedSend|Event|Form|Guardian|KeepNumber|Login|Settings)Page\.)/;

/** The page that most people see first: its shared code is separate from code shared only by other pages. */
const HOME = /\/src\/pages\/(?:HomePage|TodayPage|StaffLayout)\.tsx/;

/** The route around pages for users: all of them share its code. */
const GUARD = /\/GuardedLayout\./;

/** Code that every page loads after rendering: a single file. */
const LATE =
  /\/src\/(?:browser\/offline\/start-worker\.ts|features\/(?:catching-up\/CatchingUp|saved\/SaveButton)\.tsx)$/;

/** If this many pages and later parts share a module, saving a file is worth the extra bytes on other pages. */
const EVERY_PAGE = /\/i18n\/src\/date-time\.|\/actions\/src\/follows\/followed-mark\./;

/** The texts and the clock of a match: for pages with a match and the wall screen, not for lists of matches. */
const LIVE_MATCH = /\/i18n\/src\/match-text\.|\/match\/(?:live\/live-text|use-now)\./;

/** The routes that load a module at once, how many modules load it later, and whether every page does. */
function usersOf(id: string, graph: ModuleGraph) {
  const reached = new Set([id]);
  // Grows during the iteration.
  for (const module of reached) graph.getModuleInfo(module)?.importers.forEach((importer) => reached.add(importer));
  const isRoute = (module: string) => graph.getModuleInfo(module)?.isEntry === true;
  const isLazy = (module: string) => graph.getModuleInfo(module)?.dynamicImporters[0] !== undefined;
  return {
    routes: [...reached].filter(isRoute),
    lazy: [...reached].filter(isLazy).length,
    isLate: [...reached].some((module) => LATE.test(module)),
  };
}

/**
 * The chunk of a module, depending on its importers. A group contains everything its modules import, unless an earlier group
 * has it: so no two groups import each other, and none runs before its dependencies.
 */
function groupOf(id: string, graph: ModuleGraph): string | null {
  if (CALLS.test(id)) return 'calls';
  if (LIVE_MATCH.test(id)) return 'live-match';
  const { routes, lazy, isLate } = usersOf(id, graph);
  const needs = (entry: string) => routes.some((route) => route.includes(entry));
  const isOnHome = routes.some((route) => HOME.test(route));
  const isOnMost = routes.length > (isOnHome ? MOST : MOST_BUT_HOME) || EVERY_PAGE.test(id);
  if (needs('/src/root.tsx') || needs('/entry.client.') || isOnMost) {
    return id.includes('/node_modules/') ? 'vendor' : 'site';
  }
  if (isLate && !isOnHome) return 'late';
  const isOfForms = routes.every((route) => FORMS.test(route));
  const sharers = routes.length + (isOfForms ? lazy : Math.max(0, lazy - 1));
  const isShared = sharers > 1 || routes.some((route) => GUARD.test(route));
  if (routes.length === 0 || !isShared) return null;
  if (isOnHome) return 'home';
  return isOfForms ? 'forms' : 'pages';
}

/** A group also takes the imports of its modules, so groups that others import come first. */
export const chunkGroups = ['vendor', 'calls', 'site', 'live-match', 'home', 'late', 'pages', 'forms'].map(
  (group, index, { length }) => ({
    debugName: group,
    name: (id: string, graph: ModuleGraph) => (groupOf(id, graph) === group ? group : null),
    priority: length - index,
  }),
);
