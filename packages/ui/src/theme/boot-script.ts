/**
 * The inline script of the document's head, as text: before the first paint it puts `data-theme` ("dark" or "light",
 * absent for the system's wish), `data-signed-in` (empty string, absent for a visitor) and `data-my-team` (the same for a
 * device with a team in a league) on <html>, so that nothing flashes or moves. It is a constant: a nonce or its hash may be in the CSP. It never throws when storage is closed, and
 * it only reads: the keys belong to the theme storage, to the session and to what the reader has hidden.
 *
 * What is hidden has no box: an element in `data-mute` of the document, but not in a list of the muted tag itself, which
 * names the tag in `data-here`. A stored key as JSON is a CSS string, too: its quotes and backslashes are escaped.
 *
 * Where the tab's storage is closed, memory replaces it: the router's own inline script, which keeps the scroll
 * places there, would end with an uncaught error.
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

/** Where React Router keeps how far each page of the history was scrolled. */
const POSITIONS = 'react-router-scroll-positions';

/**
 * The inline script at the end of the body: the reader comes back further down than this document reaches before its
 * later pages are put back. Its list stays hidden until then, for a moment at most.
 */
export const returnScript =
  '(function(d){try{' +
  `var y=JSON.parse(sessionStorage.getItem('${POSITIONS}')||'{}')[(history.state||{}).key||'default'];` +
  'if(y>d.scrollHeight-innerHeight+4){' +
  "d.dataset.returning='';setTimeout(function(){delete d.dataset.returning},1500)}" +
  '}catch(e){}})(document.documentElement)';
