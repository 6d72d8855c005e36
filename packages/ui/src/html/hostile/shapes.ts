const PIECES = [
  ...'p a b i div table tr td th ul ol li h2 blockquote pre figure caption span q'
    .split(' ')
    .flatMap((name) => [`<${name}>`, `</${name}>`]),
  '<a href="/x">',
  '<a href="//a.example">',
  '<b is="x-own">',
  '<p is=x>',
  '<span dir=rtl lang=ur>',
  '<td colspan=2>',
  '<ol start=3>',
  '<img src="https://a.example/x.webp">',
  '<img src=x>',
  '<br>',
  '<hr>',
  '<font>',
  '<center>',
  '<h1>',
  '<main>',
  '<nobr>',
  '<x-own>',
  '</x-own>',
  '<script>x</script>',
  '<style>x</style>',
  '<svg><p>x</svg>',
  '<math><mi>x</math>',
  '<template>x</template>',
  '<noscript>x</noscript>',
  '<textarea>x</textarea>',
  '<select><option>x</select>',
  '<button>x</button>',
  '<form>',
  '</form>',
  '<object>x</object>',
  '<!--x-->',
  '<!x>',
  '<?x>',
  'one',
  'two',
  ' ',
  '\n',
  '&lt;b&gt;',
  '&amp;amp;',
  '&#0;',
  '\u00a0',
  '<',
  '>',
  '"',
  "'",
  '</',
  '<p',
  '<a href=',
];

/**
 * Markup as people paste it: truncated, invalidly nested, closed in the wrong order.
 * @returns the same pieces for the same seed
 */
export function shapes(count: number, seed = 1): string[] {
  let state = seed;
  const draw = (below: number): number => {
    // A linear congruential generator (Numerical Recipes), because the corpus must be the same in every run.
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
  return Array.from({ length: count }, () =>
    Array.from({ length: 1 + draw(9) }, () => PIECES[draw(PIECES.length)]).join(''),
  );
}
