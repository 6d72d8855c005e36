import type { Plugin } from 'vite';

const CONTRACT = '@maidan/contract/';
const LIGHT = '?light';
/** What only a call and its documentation need. */
const DEFERRED = new Set(['params', 'query', 'body', 'response', 'summary']);

interface Edit {
  start: number;
  end: number;
  text: string;
}

/** The nodes of a syntax tree that this reads; typed by shape, since ESTree's types are no dependency of ours. */
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

/** Values of the contract are data: one that no page uses can be left out, whatever calls it is made by. */
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
 * Endpoints that pages import leave their schemas behind, and with them the schema library: a seventh of what a first
 * visit would load. What is imported by `import()` is the contract as written, for `withSchemas`.
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
