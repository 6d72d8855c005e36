/**
 * The inline script of the document's head, as text: before the first paint it sets `data-theme` ("dark" or "light",
 * absent for the system's preference), `data-signed-in` (empty string, absent for a visitor) and `data-my-team` (the same for a
 * device with a team in a league) on <html>, so that nothing flashes or moves. It is a constant: a nonce or its hash may be in the CSP. It never throws when storage is closed, and
 * it only reads: the keys belong to the theme storage, the session and the reader's muted items.
 *
 * Muted elements have no box: those with `data-mute` in the document, but not in a list of the muted tag itself, which
 * has the tag in `data-here`. A stored key as JSON is also a CSS string: its quotes and backslashes are escaped.
 *
 * If the tab's storage is unavailable, memory replaces it: the router's own inline script, which stores scroll
 * positions there, would otherwise end with an uncaught error.
 */
export const bootScript =
  '(function(d){try{' +
  "var t=localStorage.getItem('theme')||(/(?:^|; )theme=([a-z-]+)/.exec(document.cookie||'')||[])[1];" +
  "if(t==='dark-mode')d.theme='dark';else if(t==='light-mode')d.theme='light';" +
  "if(localStorage.getItem('token'))d.signedIn='';" +
  "if(localStorage.getItem('my_team'))d.myTeam='';" +
  "var m=JSON.parse(localStorage.getItem('mutes')||'{}').entries;" +
  'if(m&&m.length){var s=new CSSStyleSheet();' +
  "s.replaceSync(m.map(function(e){return':not([data-here='+JSON.stringify(e.key)+'])>[data-mute*='+" +
  "JSON.stringify('|'+e.key+'|')+']{display:none}'}).join(''));" +
  'document.adoptedStyleSheets=[s]}' +
  '}catch(e){}})(document.documentElement.dataset);' +
  "(function(m){try{sessionStorage.getItem('')}catch(e){Object.defineProperty(window,'sessionStorage',{value:{" +
  'getItem:function(k){return k in m?m[k]:null},setItem:function(k,v){m[k]=String(v)},removeItem:function(k){delete m[k]}' +
  '}})}})(Object.create(null))';

/** Where React Router stores the scroll position of each history entry. */
const POSITIONS = 'react-router-scroll-positions';

/**
 * The inline script at the end of the body, for a reader who returns to a position further down than this document reaches
 * before later pages are restored. Its list stays hidden until then, for an instant at most.
 */
export const returnScript =
  '(function(d){try{' +
  `var y=JSON.parse(sessionStorage.getItem('${POSITIONS}')||'{}')[(history.state||{}).key||'default'];` +
  'if(y>d.scrollHeight-innerHeight+4){' +
  "d.dataset.returning='';setTimeout(function(){delete d.dataset.returning},1500)}" +
  '}catch(e){}})(document.documentElement)';
