import { postKindNames, type PostKind } from '@maidan/contract/feed/post-kinds';
import { VisuallyHidden } from '@maidan/ui/VisuallyHidden';
import { kindNames } from '../kind-names.ts';
import * as css from './Composer.css.ts';

interface KindTabsProps {
  kind: PostKind;
  onChange: (kind: PostKind) => void;
}

/** The kind of post. Changing it keeps all fields. */
export function KindTabs({ kind, onChange }: KindTabsProps) {
  return (
    <fieldset className={css.kinds}>
      <legend>
        <VisuallyHidden>Kind of post</VisuallyHidden>
      </legend>
      {postKindNames.map((name) => (
        <label key={name} className={css.kind}>
          <input
            className={css.kindInput}
            type="radio"
            name="kind"
            value={name}
            checked={name === kind}
            onChange={() => onChange(name)}
          />
          {kindNames[name]}
        </label>
      ))}
    </fieldset>
  );
}
