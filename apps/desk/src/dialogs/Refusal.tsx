import { Notice } from '../page/Notice.tsx';
import { refusalText } from './refusal-text.ts';

/** Why the last action here was refused; renders nothing without an error. */
export function Refusal({ error }: { error: Error | null | undefined }) {
  if (!error) return null;
  const { text, fields } = refusalText(error);
  return (
    <Notice tone="warn">
      {text}
      {fields.length > 0 && (
        <ul>
          {fields.map((field) => (
            <li key={field}>{field}</li>
          ))}
        </ul>
      )}
    </Notice>
  );
}
