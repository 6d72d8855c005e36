const ELEMENTS = (
  'a b p div span img svg math video audio details input button form table td iframe object body marquee ' +
  'select textarea x-own font section h2'
).split(' ');
const EVENTS = (
  'onabort onafterprint onanimationend onanimationiteration onanimationstart onauxclick onbeforecopy ' +
  'onbeforeinput onbeforetoggle onbegin onblur oncanplay onchange onclick oncommand oncontextmenu oncopy ' +
  'oncuechange oncut ondblclick ondrag ondrop onend onended onerror onfocus onfocusin onformdata ' +
  'onfullscreenchange ongotpointercapture onhashchange oninput oninvalid onkeydown onload onloadeddata ' +
  'onloadstart onmessage onmousedown onmouseenter onmousemove onmouseover onmousewheel onpageshow onpaste ' +
  'onplay onpointerdown onpointerenter onpointerrawupdate onpopstate onprogress onrepeat onreset onresize ' +
  'onscroll onscrollend onscrollsnapchange onsearch onselect onselectionchange onselectstart onstart ' +
  'onstorage onsubmit ontimeupdate ontoggle ontouchstart ontransitionend ontransitionrun ' +
  'onunhandledrejection onunload onvolumechange onwebkitanimationstart onwebkittransitionend onwheel'
).split(' ');
const QUOTING = [
  (tag: string, event: string) => `<${tag} ${event}=fired() src=x>x</${tag}>`,
  (tag: string, event: string) => `<${tag}/${event.toUpperCase()}="fired()"/src='x'>x`,
];

const URLS = [
  'javascript:fired()',
  'JaVaScRiPt:fired()',
  ' javascript:fired()',
  'java\tscript:fired()',
  'java\nscript:fired()',
  '\u0001javascript:fired()',
  'javascript\r:fired()',
  'javascript://x%0afired()',
  '&#106;avascript:fired()',
  '&#x6A&#x61vascript:fired()',
  'java&Tab;script:fired()',
  'javascript&colon;fired()',
  'javascript&#58fired()',
  'data:text/html,<script>fired()</script>',
  'data:text/html;base64,PHNjcmlwdD5maXJlZCgpPC9zY3JpcHQ+',
  'data:image/svg+xml,<svg onload=fired()>',
  'vbscript:fired()',
  'livescript:fired()',
  'mocha:fired()',
  'blob:https://evil.example/x',
  'filesystem:https://evil.example/x',
  'view-source:javascript:fired()',
  'feed:javascript:fired()',
  'jar:javascript:fired()!',
  'intent://x#Intent;S.x=fired();end',
  'about:srcdoc',
  'https://maidan.test@evil.example/',
  'https://user:pass@evil.example/',
];
const PLACES = [
  (url: string) => `<a href="${url}">x</a>`,
  (url: string) => `<a xlink:href="${url}">x</a>`,
  (url: string) => `<svg><a href="${url}"><text>x</text></a></svg>`,
  (url: string) => `<svg><animate attributeName=href values="${url}"></svg>`,
  (url: string) => `<math><mi href="${url}">x</mi></math>`,
  (url: string) => `<area href="${url}">`,
  (url: string) => `<form action="${url}"><button formaction="${url}">x</button></form>`,
  (url: string) => `<iframe src="${url}"></iframe>`,
  (url: string) => `<object data="${url}"></object>`,
  (url: string) => `<embed src="${url}">`,
  (url: string) => `<img src="${url}" lowsrc="${url}" dynsrc="${url}">`,
  (url: string) => `<table background="${url}"><tr><td background="${url}">x</table>`,
  (url: string) => `<body background="${url}">`,
  (url: string) => `<link rel=import href="${url}">`,
  (url: string) => `<meta http-equiv=refresh content="0;url=${url}">`,
  (url: string) => `<base href="${url}">`,
  (url: string) => `<blockquote cite="${url}">x</blockquote>`,
  (url: string) => `<video poster="${url}" src="${url}"></video>`,
  (url: string) => `<p style="background:url('${url}')">x</p>`,
];

/** Every event handler on every kind of element, and every disguised address in every place: some 4,500 pieces. */
export function generatedVectors(): string[] {
  const handlers = ELEMENTS.flatMap((tag) => EVENTS.flatMap((event) => QUOTING.map((write) => write(tag, event))));
  return [...handlers, ...URLS.flatMap((url) => PLACES.map((place) => place(url)))];
}
