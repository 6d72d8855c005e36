import { afterEach, expect, test, vi } from 'vitest';
import { chooseTheme, isDarkNow, onThemeChange, readThemeChoice } from './theme-storage.ts';

const { dataset } = document.documentElement;

afterEach(() => chooseTheme('system'));

test('the choice of dark is stored as the specification says and shown at once', () => {
  chooseTheme('dark-mode');
  expect(localStorage.getItem('theme')).toBe('dark-mode');
  expect(dataset['theme']).toBe('dark');
  expect(readThemeChoice()).toBe('dark-mode');
  expect(isDarkNow()).toBe(true);
});

test('the choice of light holds against a dark system, and no choice leaves nothing behind', () => {
  chooseTheme('light-mode');
  expect(dataset['theme']).toBe('light');
  expect(isDarkNow()).toBe(false);
  chooseTheme('system');
  expect(localStorage.getItem('theme')).toBeNull();
  expect(dataset).not.toHaveProperty('theme');
});

test('a choice made in another tab is shown here and told', () => {
  const told = vi.fn<() => void>();
  const stop = onThemeChange(told);
  localStorage.setItem('theme', 'dark-mode');
  dispatchEvent(new StorageEvent('storage', { key: 'theme' }));
  dispatchEvent(new StorageEvent('storage', { key: 'token' }));
  expect(dataset['theme']).toBe('dark');
  expect(told).toHaveBeenCalledOnce();
  stop();
  dispatchEvent(new StorageEvent('storage', { key: 'theme' }));
  expect(told).toHaveBeenCalledOnce();
});

test('closed storage is no error: the choice holds for this page', () => {
  const closed = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('closed', 'SecurityError');
  });
  chooseTheme('dark-mode');
  expect(dataset['theme']).toBe('dark');
  closed.mockRestore();
});
