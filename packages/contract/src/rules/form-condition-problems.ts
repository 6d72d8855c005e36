/** Finds problems with the conditions of a form: loops, dead ends, and rules that no answer meets. */
import type { Id } from '../core/wire.ts';
import {
  comparable,
  PAGE,
  passes,
  sizeOf,
  type Condition,
  type ConditionRule,
  type JudgedField,
} from './form-conditions.ts';
import { withPageConditions } from './form-pages.ts';

export interface ConditionedField extends JudgedField {
  readonly label: string;
}

export interface ConditionProblem {
  /** The field whose condition has to change. */
  readonly field: Id;
  /** The questions that cause the problem, in order of dependency. */
  readonly path: readonly string[];
  readonly message: string;
}

/** The most paths tried for one question; a question with more is assumed to be reachable. */
const WAYS_MAX = 300;

const quoted = (text: string): string => `“${text}”`;
const isChoice = ({ type }: JudgedField): boolean => type === 'radio' || type === 'select' || type === 'checkbox';

/** At most one problem for each field, in the order of the form. @param rows fields and page breaks */
export function findConditionProblems(rows: readonly ConditionedField[]): ConditionProblem[] {
  const fields: readonly ConditionedField[] = withPageConditions(rows);
  const places = new Map(fields.map((field, place) => [String(field.id), place]));
  const at = (id: Id): ConditionedField | undefined => fields[places.get(String(id)) ?? -1];
  const problems: ConditionProblem[] = [];
  for (const [place, field] of fields.entries()) {
    const problem =
      conditionsOf(field)
        .map((rule) => findRuleProblem(field, rule, at(rule.field)))
        .find((found) => found !== null) ??
      findLoop(field, at) ??
      findLater(field, place, places, at);
    if (problem) problems.push(problem);
  }
  // Dead ends are searched only in forms without other problems, such as loops.
  if (problems.length > 0) return problems;
  return fields.flatMap((field) => findDeadEnd(field, at) ?? []);
}

const conditionsOf = ({ shown_if: shown, required_if: required }: JudgedField): readonly ConditionRule[] => [
  ...(shown?.rules ?? []),
  ...(required?.rules ?? []),
];

function findRuleProblem(
  field: ConditionedField,
  { test, values }: ConditionRule,
  other: ConditionedField | undefined,
): ConditionProblem | null {
  const problem = (message: string) => ({
    field: field.id,
    path: [...(other ? [other.label] : []), field.label],
    message,
  });
  if (!other) return problem(`${quoted(field.label)} depends on a question that the form does not ask.`);
  const name = quoted(other.label);
  if (other.type === 'image') return problem(`${quoted(field.label)} depends on ${name}, a picture without an answer.`);
  if (other.type === PAGE) return problem(`${quoted(field.label)} depends on ${name}, a page without an answer.`);
  if (test === 'answered') return null;
  if (other.type === 'file') return problem(`A condition on ${name} can only check whether there is a file.`);
  const wanted = values.map(comparable).filter((value) => value !== '');
  if (wanted.length === 0) return problem(`Choose which answer to ${name} shows ${quoted(field.label)}.`);
  if (test === 'greater' && sizeOf(wanted[0] ?? '') === null) {
    return problem(
      `${quoted(wanted[0] ?? '')} is neither a number nor a date, so no answer to ${name} can be greater.`,
    );
  }
  if (!isChoice(other)) return null;
  const options = other.options.map((option) => comparable(option.option_text));
  const missing = wanted.find((value) => !options.some((option) => passes([option], test, [value])));
  return missing === undefined ? null : problem(`${name} has no answer ${quoted(missing)}.`);
}

type Find = (id: Id) => ConditionedField | undefined;

/** A question that depends on itself, directly or through others. */
function findLoop(field: ConditionedField, at: Find): ConditionProblem | null {
  const seen = new Set<string>();
  const follow = (from: ConditionedField, path: readonly string[]): readonly string[] | null => {
    for (const rule of conditionsOf(from)) {
      const next = at(rule.field);
      if (!next) continue;
      const through = [...path, next.label];
      if (next === field) return through;
      if (seen.has(String(next.id))) continue;
      seen.add(String(next.id));
      const found = follow(next, through);
      if (found) return found;
    }
    return null;
  };
  const path = follow(field, [field.label]);
  if (!path) return null;
  const [first = '', ...others] = path.map(quoted);
  const message = `These questions depend on each other in a loop: ${first} depends on ${others.join(', which depends on ')}.`;
  return { field: field.id, path, message };
}

function findLater(
  field: ConditionedField,
  place: number,
  places: ReadonlyMap<string, number>,
  at: Find,
): ConditionProblem | null {
  const rule = conditionsOf(field).find((each) => (places.get(String(each.field)) ?? -1) > place);
  const later = rule && at(rule.field);
  if (!later) return null;
  const message = `${quoted(field.label)} depends on ${quoted(later.label)}, which comes later. Move it below.`;
  return { field: field.id, path: [field.label, later.label], message };
}

/** A question that can never appear. */
function findDeadEnd(field: ConditionedField, at: Find): ConditionProblem | null {
  const ways = waysTo(field, at);
  if (!field.shown_if || ways === null) return null;
  let firstConflict: Conflict | null = null;
  for (const way of ways) {
    const conflict = findConflict(way, at);
    if (conflict === null) return null;
    firstConflict ??= conflict;
  }
  if (firstConflict === null) {
    return { field: field.id, path: [field.label], message: `No answer makes ${quoted(field.label)} appear.` };
  }
  const { rules, question, way } = firstConflict;
  const needs = rules.map(describeRule).join(' and ');
  const path = [...new Set(way.flatMap((rule) => at(rule.field)?.label ?? [])), field.label];
  return {
    field: field.id,
    path,
    message: `${quoted(field.label)} can never appear: ${quoted(question.label)} cannot be ${needs} at once.`,
  };
}

function describeRule({ test, values }: ConditionRule): string {
  const named = values.map(quoted).join(' or ');
  if (test === 'contains') return `something with ${named}`;
  return test === 'greater' ? `greater than ${named}` : named;
}

type Way = readonly ConditionRule[];

/** Every set of rules that together show a field and its page, including all dependencies; null for too many. */
function waysTo(field: ConditionedField | undefined, at: Find): Way[] | null {
  return joinWays([waysOf(field?.page_if, at), waysOf(field?.shown_if, at)]);
}

function waysOf(condition: Condition | null | undefined, at: Find): Way[] | null {
  if (!condition) return [[]];
  const perRule = condition.rules.map((rule) => waysTo(at(rule.field), at)?.map((way) => [...way, rule]) ?? null);
  if (condition.match === 'all') return joinWays(perRule);
  const ways = perRule.flat();
  return ways.length > WAYS_MAX || ways.includes(null) ? null : ways.filter((way) => way !== null);
}

/** The paths that meet all of these at once. */
function joinWays(parts: readonly (Way[] | null)[]): Way[] | null {
  let ways: Way[] = [[]];
  for (const part of parts) {
    if (part === null || ways.length * part.length > WAYS_MAX) return null;
    ways = ways.flatMap((way) => part.map((more) => [...way, ...more]));
  }
  return ways;
}

interface Conflict {
  readonly question: ConditionedField;
  readonly rules: Way;
  readonly way: Way;
}

/** A question whose rules no single answer can meet together. */
function findConflict(way: Way, at: Find): Conflict | null {
  for (const id of new Set(way.map((rule) => String(rule.field)))) {
    const rules = way.filter((rule) => String(rule.field) === id);
    const question = at(id);
    if (question && !canMeet(question, rules)) return { question, rules, way };
  }
  return null;
}

function canMeet(question: ConditionedField, rules: Way): boolean {
  const exact = rules.find(({ test }) => test === 'equals');
  const oneOf = rules.find(({ test }) => test === 'any_of');
  // Several options can be ticked, and a free text can contain anything.
  if (!exact && (question.type === 'checkbox' || (!oneOf && !isChoice(question)))) return true;
  const candidates = isChoice(question)
    ? question.options.map((option) => option.option_text)
    : (exact ?? oneOf)?.values;
  return (candidates ?? []).some((candidate) =>
    rules.every(({ test, values }) => passes([comparable(candidate)], test, values)),
  );
}
