import { FRAME_HEIGHT } from './frame-height.ts';

const escape = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');

interface EmbedCode {
  /** The absolute URL of our page in the frame. */
  address: string;
  /** The frame's id: letters, digits and hyphens. Unique on the page around it. */
  id: string;
  title: string;
  /** In pixels, until the frame reports its own height. */
  height: number;
}

/**
 * The HTML that another site pastes into its page: the frame, and a script that sets its height to that of its content. The
 * script accepts messages only from that frame and our site.
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
