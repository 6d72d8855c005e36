import { expect, test, vi } from 'vitest';
import type { SoundChoice } from './sound-storage.ts';
import { createSoundStore, isSilent } from './sound-store.ts';

function storeWith(choice: SoundChoice) {
  const write = vi.fn<(choice: SoundChoice) => void>();
  return { write, store: createSoundStore({ read: () => choice, write }) };
}

test('the remembered choice is found again', () => {
  const { store } = storeWith({ muted: true, volume: 0.4 });
  expect(store.get()).toEqual({ muted: true, volume: 0.4, refused: false });
});

test('a choice is stored, a refusal is not', () => {
  const { store, write } = storeWith({ muted: false, volume: 1 });
  store.setRefused(true);
  expect(write).not.toHaveBeenCalled();
  expect(isSilent(store.get())).toBe(true);
  store.choose({ volume: 0.5 });
  expect(write).toHaveBeenCalledWith({ muted: false, volume: 0.5 });
});

test('asking for sound ends the refusal, and muting is a choice that stays', () => {
  const { store } = storeWith({ muted: false, volume: 1 });
  store.setRefused(true);
  store.choose({ muted: false });
  expect(isSilent(store.get())).toBe(false);
  store.choose({ muted: true });
  store.setRefused(false);
  expect(isSilent(store.get())).toBe(true);
});

test('tells of each change once, and not of none', () => {
  const { store } = storeWith({ muted: false, volume: 1 });
  const told = vi.fn<() => void>();
  store.subscribe(told);
  store.setRefused(true);
  store.setRefused(true);
  expect(told).toHaveBeenCalledOnce();
});
