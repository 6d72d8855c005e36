import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { parseSync } from 'vite';

/** The parts of a syntax tree node used here. */
interface Node {
  type: string;
  start: number;
  [field: string]: unknown;
}

/** Attributes that are neither visible nor read aloud. */
const MUTE =
  /^(?:key|id|ref|type|name|className|href|src|rel|target|role|as|size|shape|width|variant|tone|kind|when|part|sizes|value|method|lang|autoComplete|inputMode|sandbox|referrerPolicy|loading|decoding|fetchPriority|d|viewBox|data-.*|aria-(?:live|current|haspopup|hidden|controls|labelledby|describedby|expanded|pressed)|popover.*|enterKeyHint|reason|media|transform|fill|stroke.*)$/;
const SAID = /^(?:aria-label|label|title|text|alt|placeholder|hint|error|note|confirm|cancel|header|fullHeader|head)$/;
const LETTERS = /\p{L}{2}/u;
/** A capital followed by small letters, or two lower-case words. */
const PROSE = /^\p{Lu}[\p{Ll}’]+(?:[\s,.!?…:]|$)|\p{L}{2,}[,.;:]? \p{L}{2,}|\p{L}[.!?…]$/u;

/** A word after a value, too: `${count} selected`, `${at} of ${length}`. */
const AROUND_VALUES = new RegExp(String.raw`${PROSE.source}|^ \p{Ll}{2,}(?: |$)`, 'u');

const nameOf = (node: unknown): string => {
  const { name, value } = (node ?? {}) as { name?: unknown; value?: unknown };
  if (typeof name === 'object') return nameOf(name);
  return String(name ?? value ?? '');
};

/** The text of a node, if it is one. */
function textsOf(node: Node): string[] {
  if (node.type === 'JSXText') return [String(node['value']).trim()];
  if (node.type === 'Literal' && typeof node['value'] === 'string') return [node['value']];
  if (node.type === 'TemplateLiteral') {
    return (node['quasis'] as { value: { cooked: string } }[]).map(({ value }) => value.cooked);
  }
  return [];
}

/** The parts of a program without visible text: imports, types, errors for programmers, comparisons, keys of messages. */
function isSilent(node: Node, field: string): boolean {
  const { type } = node;
  if (/^(?:Import|ExportAll|TS(?!As|NonNull|Satisfies))/.test(type)) return true;
  if (type === 'ExportNamedDeclaration' && field === 'source') return true;
  if (type === 'NewExpression') return nameOf(node['callee']).endsWith('Error');
  if (type === 'CallExpression') return /^(?:t|parts)$/.test(nameOf(node['callee'])) && field === 'first';
  if (type === 'BinaryExpression') return /^[!=]==$/.test(String(node['operator']));
  if (type === 'SwitchCase') return field === 'test';
  return type === 'MemberExpression' && field === 'property';
}

function find(node: Node, attribute: string | null, found: Node[]): void {
  const within = node.type === 'JSXAttribute' ? nameOf(node['name']) : attribute;
  if (within !== null && MUTE.test(within)) {
    // `loading="lazy"` is invisible; `loading={<p>…</p>}`, shown while a page loads, is not.
    const { expression } = (node['value'] ?? {}) as { expression?: Node };
    if (expression?.type === 'JSXElement') find(expression, null, found);
    return;
  }
  const isSaid = node.type === 'JSXText' || (within !== null && SAID.test(within));
  const pattern = isSaid ? LETTERS : node.type === 'TemplateLiteral' ? AROUND_VALUES : PROSE;
  if (textsOf(node).some((text) => pattern.test(text))) found.push(node);
  for (const [field, value] of Object.entries(node)) {
    const children = (Array.isArray(value) ? value : [value]) as unknown[];
    for (const [index, child] of children.entries()) {
      if (typeof child !== 'object' || child === null || !('type' in child)) continue;
      const at = field === 'arguments' && index === 0 ? 'first' : field;
      if (isSilent(node, at) || (field === 'key' && node.type === 'Property')) continue;
      // The values inside a message are text again.
      find(child as Node, node.type === 'JSXElement' ? null : within, found);
    }
  }
}

const isSource = (name: string) => /\.tsx?$/.test(name) && !/\.(?:test|stories|css|d)\.tsx?$/.test(name);

/**
 * Texts in the code of a folder that readers of any language would see in English.
 * @param names of excluded files: 'testing/'
 */
export function untranslatedTexts(folder: string, excused: readonly string[]): string[] {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(isSource).toSorted();
  return files.flatMap((name) => {
    if (excused.some((part) => relative('', name).includes(part))) return [];
    const code = readFileSync(join(folder, name), 'utf8');
    const found: Node[] = [];
    find(parseSync(name, code).program as unknown as Node, null, found);
    return found.map((node) => `${name}: ${textsOf(node).join('…').trim()}`);
  });
}

/** Every message key in the code of a folder. */
export function usedKeys(folder: string): string[] {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => /\.tsx?$/.test(name));
  return files.flatMap((name) => {
    const code = readFileSync(join(folder, name), 'utf8');
    return [...code.matchAll(/(?<![\w$.])(?:t|parts)\(\s*'([a-z]\w*\.\w+)'/g)].map(([, key = '']) => key);
  });
}
