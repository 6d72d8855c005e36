import { useEffect, useRef, useState, type ComponentProps } from 'react';
import { flushSync } from 'react-dom';
import type { RichText } from './editor/RichText.tsx';
import { isEditable } from './editable.ts';
import { ParagraphsField } from './ParagraphsField.tsx';

type Editor = typeof RichText;

let loaded: Editor | undefined;

/**
 * A text of a page. Its editor is fetched where a text is edited; without it, and for what it cannot show, one writes
 * plain paragraphs or HTML.
 */
export function RichTextField(props: ComponentProps<typeof ParagraphsField>) {
  const { value, onChange, ...field } = props;
  const place = useRef<HTMLDivElement>(null);
  const [Text, setText] = useState<Editor | undefined>(() => loaded);
  // Who has begun to write in the plain field goes on in it.
  const [isPlain, setIsPlain] = useState(false);
  /** A text as it came, not as it is typed here: a field does not change its kind in the middle of a word. */
  const [came, setCame] = useState({ value, isEditable: isEditable(value) });
  if (value !== came.value) setCame({ value, isEditable: isEditable(value) });

  useEffect(() => {
    if (loaded) return;
    let isWanted = true;
    const load = async () => {
      const { RichText } = await import('./editor/RichText.tsx');
      loaded = RichText;
      if (!isWanted) return;
      if (place.current?.contains(document.activeElement)) setIsPlain(true);
      // In the same task: whoever focused the field in between would type into one that is about to be replaced.
      else flushSync(() => setText(() => RichText));
    };
    // Offline, and not on this device: the plain field stays.
    load().catch(() => undefined);
    return () => {
      isWanted = false;
    };
  }, []);

  const change = (html: string) => {
    setCame((before) => ({ ...before, value: html }));
    onChange(html);
  };
  if (Text && !isPlain && came.isEditable) return <Text {...field} value={value} onChange={change} />;
  return (
    <div ref={place}>
      <ParagraphsField {...field} value={value} onChange={change} />
    </div>
  );
}
