import { describe, expect, test } from 'vitest';
import { MINUTE } from '../../../runtime/clock.ts';
import { solveTask } from '../../../../testing/people/users.ts';
import { isSolved, newTask } from './proof-of-work.service.ts';

const rules = { pepper: 'a pepper of at least 32 characters', bits: 8 };
const phone = '9876543210';
const START = 1_795_176_000_000;

describe('proof of work above the limits [O-5]', () => {
  test('a solved task is accepted for its phone and key, for five minutes', () => {
    const proof = solveTask(newTask(rules, phone, START));
    expect(isSolved(rules, phone, proof, START)).toBe(true);
    expect(isSolved(rules, phone, proof, START + 5 * MINUTE - 1)).toBe(true);
    expect(isSolved(rules, phone, proof, START + 5 * MINUTE)).toBe(false);
    expect(isSolved(rules, '9876543211', proof, START)).toBe(false);
    expect(isSolved({ ...rules, pepper: `${rules.pepper}!` }, phone, proof, START)).toBe(false);
  });

  test('a task that is harder than required is accepted if all of its work is done', () => {
    const harder = newTask({ ...rules, bits: 10 }, phone, START);
    expect(isSolved(rules, phone, solveTask(harder), START)).toBe(true);
    const eightBits = solveTask(newTask(rules, phone, START)).replace(/^8\./, '10.');
    expect(isSolved(rules, phone, eightBits, START)).toBe(false);
  });

  test('unfinished work, an easier task, a later expiry and nonsense are refused', () => {
    const task = newTask(rules, phone, START);
    const nonce = Number(solveTask(task).split('.').at(-1));
    for (let lazy = 0; lazy < nonce; lazy += 1) expect(isSolved(rules, phone, `${task}.${lazy}`, START)).toBe(false);
    const easier = solveTask(newTask({ ...rules, bits: 1 }, phone, START));
    expect(isSolved(rules, phone, easier, START)).toBe(false);
    const longer = solveTask(task.replace(String(START + 5 * MINUTE), String(START + 50 * MINUTE)));
    expect(isSolved(rules, phone, longer, START)).toBe(false);
    for (const nonsense of ['', '8', '8..', `${task}.`, `${task}.x`, 'x'.repeat(120)]) {
      expect(isSolved(rules, phone, nonsense, START)).toBe(false);
    }
  });
});
