import { FRAME_HEIGHT } from './frame-height.ts';

const escape = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');

interface EmbedCode {
  /** Of our page in the frame, absolute. */
  address: string;
  /** Of the frame: letters, digits and hyphens. Unique on the page around it. */
  id: string;
  title: string;
  /** In pixels, until the frame reports its own. */
  height: number;
}

/**
 * What another site pastes into its page: the frame, and a script that gives it the height of what is in it. The script
 * listens to that frame of our site alone.
 */
export function embedCode({ address, id, title, height }: EmbedCode): string {
  const { origin } = new URL(address);
  return `<iframe id="${id}" src="${escape(address)}" title="${escape(title)}" loading="lazy" style="width: 100%; height: ${height}px; border: 0"></iframe>
<script>
  addEventListener('message', ({ origin, source, data }) => {
    const frame = document.getElementById('${id}');
    if (origin !== '${origin}' || source !== frame.contentWindow || data.type !== '${FRAME_HEIGHT}') return;
    frame.style.height = Math.min(Number(data.height), 20000) + 'px';
  });
</script>`;
}
