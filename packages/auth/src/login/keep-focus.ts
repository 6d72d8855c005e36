/**
 * Gives the focus to the page's main part when it was lost: the Login button that a closing dialog gives it back to is
 * gone as soon as somebody is signed in. Nothing scrolls.
 */
export function keepFocus(): void {
  requestAnimationFrame(() => {
    const { activeElement, body } = document;
    if (activeElement === null || activeElement === body || !activeElement.isConnected) {
      document.querySelector('main')?.focus({ preventScroll: true });
    }
  });
}
