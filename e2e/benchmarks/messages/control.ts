/** A page with this many lines of plain text in a scroll area, without script: the minimum cost of scrolling. */
export function controlPage(lines: number, words: (index: number) => string): string {
  const items = Array.from({ length: lines }, (_, index) => `<li>${words(index + 1)}</li>`).join('');
  return `<!doctype html><meta name="viewport" content="width=device-width"><title>Control</title>
<style>body{margin:0}main{height:100dvh;overflow-y:auto}ol{margin:0;padding:0;list-style:none}
li{padding:12px 20px;font:15px/1.4 sans-serif;white-space:pre-line;content-visibility:auto;contain-intrinsic-size:auto 72px}</style>
<main><ol>${items}</ol></main>`;
}
