/**
 * The inline script of the document's head, as text: before the first paint it puts `data-theme` ("dark" or "light",
 * absent for the system's wish) and `data-signed-in` (empty string, absent for a visitor) on <html>, so that nothing
 * flashes. It is a constant: a nonce or its hash may stand in the CSP. It never throws when storage is closed, and
 * it only reads: the keys belong to the theme storage and to the session.
 */
export const bootScript =
  '(function(d){try{' +
  "var t=localStorage.getItem('theme');" +
  "if(t==='dark-mode')d.theme='dark';else if(t==='light-mode')d.theme='light';" +
  "if(localStorage.getItem('token'))d.signedIn=''" +
  '}catch(e){}})(document.documentElement.dataset)';
