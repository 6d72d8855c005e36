import { afterEach, expect, test, vi } from 'vitest';
import { chooseTheme, commonDomain, followTheme, isDarkNow, onThemeChange, readThemeChoice } from './theme-storage.ts';

const { dataset } = document.documentElement;

afterEach(() => chooseTheme('system'));

test('dark mode is stored as dark-mode and shows at once [4.77]', () => {
  chooseTheme('dark-mode');
  expect(localStorage.getItem('theme')).toBe('dark-mode');
  expect(dataset['theme']).toBe('dark');
  expect(readThemeChoice()).toBe('dark-mode');
  expect(isDarkNow()).toBe(true);
});

test('light overrides a dark system, and no choice stores nothing', () => {
  chooseTheme('light-mode');
  expect(dataset['theme']).toBe('light');
  expect(isDarkNow()).toBe(false);
  chooseTheme('system');
  expect(localStorage.getItem('theme')).toBeNull();
  expect(dataset).not.toHaveProperty('theme');
});

test('a choice in another tab shows here and notifies listeners [K-7]', () => {
  const listener = vi.fn<() => void>();
  const stop = onThemeChange(listener);
  localStorage.setItem('theme', 'dark-mode');
  dispatchEvent(new StorageEvent('storage', { key: 'theme' }));
  dispatchEvent(new StorageEvent('storage', { key: 'token' }));
  expect(dataset['theme']).toBe('dark');
  expect(listener).toHaveBeenCalledOnce();
  stop();
  dispatchEvent(new StorageEvent('storage', { key: 'theme' }));
  expect(listener).toHaveBeenCalledOnce();
});

test('a choice on the sister site applies when the reader returns, unless this site has its own', () => {
  const stop = followTheme();
  document.cookie = 'theme=dark-mode';
  document.dispatchEvent(new Event('visibilitychange'));
  expect([dataset['theme'], isDarkNow()]).toEqual(['dark', true]);
  chooseTheme('light-mode');
  document.dispatchEvent(new Event('visibilitychange'));
  expect([dataset['theme'], isDarkNow()]).toEqual(['light', false]);
  document.cookie = 'theme=; Max-Age=0';
  stop();
});

test.each([
  [['maidan.example', 'ysl.maidan.example'], 'maidan.example'],
  [['www.maidan.example', 'ysl.maidan.example'], 'maidan.example'],
  [['localhost', 'localhost'], 'localhost'],
  [['maidan.example', 'league.test'], ''],
])('the hosts %s have the domain %s', (hosts, domain) => {
  expect(commonDomain(hosts)).toBe(domain);
});

test('without storage the choice lasts for this page [K-8]', () => {
  const closed = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('closed', 'SecurityError');
  });
  chooseTheme('dark-mode');
  expect(dataset['theme']).toBe('dark');
  closed.mockRestore();
});
