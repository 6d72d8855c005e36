import type { Plugin } from 'vite';

const CONTRACT = '@maidan/contract/';
const LIGHT = '?light';
/** The properties that only calls and documentation need. */
const DEFERRED = new Set(['params', 'query', 'body', 'response', 'summary']);

interface Edit {
  start: number;
  end: number;
  text: string;
}

/** The syntax tree nodes used here; typed by shape, because ESTree's types are not a dependency of ours. */
interface Node {
  type: string;
  start: number;
  end: number;
  declaration?: Node | null;
  declarations?: { init: Node | null }[];
  callee?: Node;
  arguments?: Node[];
  properties?: Node[];
  key?: Node;
  name?: string;
}

function initialisers({ type, declaration, declarations }: Node): Node[] {
  if (type === 'ExportNamedDeclaration') return declaration ? initialisers(declaration) : [];
  return (declarations ?? []).flatMap(({ init }) => init ?? []);
}

function dropSchemas(object: Node | undefined, code: string): Edit[] {
  const isDropped = ({ key }: Node) => DEFERRED.has(key?.name ?? '');
  return (object?.properties ?? []).filter(isDropped).map(({ start, end }) => {
    const comma = /^\s*,/.exec(code.slice(end))?.[0] ?? '';
    return { start, end: end + comma.length, text: '' };
  });
}

/** Values of the contract are data: an unused one can be dropped, whatever calls create it. */
function asPure({ start, end }: Node): Edit[] {
  return [
    { start, end: start, text: '/* @__PURE__ */ (() => (' },
    { start: end, end, text: '))()' },
  ];
}

function editsOf(node: Node, code: string): Edit[] {
  if (node.callee?.name === 'defineEndpoint') return dropSchemas(node.arguments?.[0], code);
  if (node.type === 'ObjectExpression') return [...dropSchemas(node, code), ...asPure(node)];
  return node.type === 'CallExpression' ? asPure(node) : [];
}

/**
 * Removes the schemas from endpoints that pages import, and with them the schema library: a seventh of what a first
 * visit would load. `import()` gives the contract as written, for `withSchemas`.
 */
export function deferSchemas(): Plugin {
  return {
    name: 'maidan:defer-schemas',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    resolveId: {
      order: 'pre',
      async handler(source, importer, options) {
        const isWithin = importer?.endsWith(LIGHT) === true && source.startsWith('.');
        if (options.kind === 'dynamic-import' || !(isWithin || source.startsWith(CONTRACT))) return null;
        const found = await this.resolve(source, importer?.replace(LIGHT, ''), { ...options, skipSelf: true });
        return found && { ...found, id: found.id + LIGHT };
      },
    },
    transform: {
      order: 'post',
      filter: { id: /\?light$/ },
      handler(code) {
        const statements = this.parse(code).body as unknown as Node[];
        const edits = statements.flatMap(initialisers).flatMap((init) => editsOf(init, code));
        return edits.toSorted((one, other) => other.start - one.start).reduce(apply, code);
      },
    },
  };
}

const apply = (code: string, { start, end, text }: Edit): string => code.slice(0, start) + text + code.slice(end);
