import { chromium } from '@playwright/test';
const [,, url, out, width='1440', height='900', scheme='light', full='0', scroll='0'] = process.argv;
const b = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox','--disable-gpu','--no-first-run','--disable-background-networking'] });
const p = await b.newPage({ viewport: { width: +width, height: +height }, colorScheme: scheme, deviceScaleFactor: 1, locale:'en-IN', timezoneId:'Asia/Kolkata' });
p.on('console', m => { if (m.type()==='error'||m.type()==='warning') console.log('CONSOLE', m.type(), m.text().slice(0,400)); });
p.on('pageerror', e => console.log('PAGEERROR', e.message.slice(0,400)));
p.on('response', r => { if (r.status()>=400) console.log('HTTP', r.status(), r.url()); });
await p.goto(url, { waitUntil: 'networkidle' });
if (+scroll) { await p.evaluate(y => scrollTo(0,y), +scroll); await p.waitForTimeout(600); }
await p.screenshot({ path: out, fullPage: full==='1' });
await b.close();
