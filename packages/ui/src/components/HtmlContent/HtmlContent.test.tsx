import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { DocumentHtmlContext } from '../../html/document-html.ts';
import { HtmlContent } from './HtmlContent.tsx';

const hostile = <HtmlContent html={'<p>one</p><script>two()</script><p>3 &lt; 4</p>'} />;

test('the server renders the output of its sanitiser', () => {
  const document = renderToString(
    <DocumentHtmlContext value={(html) => html.replace(/<script>.*<\/script>/, '')}>{hostile}</DocumentHtmlContext>,
  );
  expect(document).toContain('<p>one</p><p>3 &lt; 4</p>');
  expect(document).not.toContain('two()');
});

test('a server without a sanitiser renders plain text [H-1]', () => {
  expect(renderToString(hostile)).toContain('>one 3 &lt; 4<');
});
