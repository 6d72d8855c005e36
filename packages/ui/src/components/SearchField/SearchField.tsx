import { t } from '@maidan/i18n/text';
import { useRef, type ComponentProps, type Ref } from 'react';
import { CloseIcon, SearchIcon } from '../../icons/icons.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import * as css from './SearchField.css.ts';

type Input = Pick<ComponentProps<'input'>, 'name' | 'list' | 'maxLength' | 'autoFocus' | 'onKeyDown'>;

interface SearchFieldProps extends Input {
  /** The accessible name: the searched content. */
  label: string;
  /** Omit it together with `onChange` if a plain form submits the text. */
  value?: string;
  onChange?: (value: string) => void;
  /** Called by the cross; clears the field by default. */
  onClear?: () => void;
  placeholder?: string;
  ref?: Ref<HTMLInputElement>;
}

/** A pill with a magnifying glass, and a cross that clears it. Put it into a `<search>`, and a form if there is one. */
export function SearchField(props: SearchFieldProps) {
  const { label, value, onChange, onClear = () => onChange?.(''), ref, placeholder = label, ...input } = props;
  const field = useRef<HTMLInputElement>(null);

  function clear() {
    onClear();
    field.current?.focus();
  }

  return (
    <div className={css.frame}>
      <SearchIcon size={20} />
      <input
        {...input}
        ref={(element) => {
          field.current = element;
          if (typeof ref === 'function') return ref(element);
          if (ref) ref.current = element;
          return undefined;
        }}
        type="search"
        enterKeyHint="search"
        autoComplete="off"
        dir="auto"
        className={css.input}
        aria-label={label}
        placeholder={placeholder}
        value={value}
        onChange={onChange && ((event) => onChange(event.target.value))}
      />
      {value ? <IconButton label={t('ui.clear')} icon={<CloseIcon size={18} />} onClick={clear} /> : null}
    </div>
  );
}
