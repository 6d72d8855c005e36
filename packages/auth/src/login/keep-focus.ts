/**
 * Moves a lost focus to the main part of the page, without scrolling. A closing dialog returns the focus to the Login
 * button, which disappears with the login.
 */
export function keepFocus(): void {
  requestAnimationFrame(() => {
    const { activeElement, body } = document;
    if (activeElement === null || activeElement === body || !activeElement.isConnected) {
      document.querySelector('main')?.focus({ preventScroll: true });
    }
  });
}
