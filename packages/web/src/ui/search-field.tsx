import { TextInput, type TextInputProps } from '@mantine/core';
import { Search } from 'lucide-react';
import type { ReactNode } from 'react';
import styles from './search-field.module.css';

interface SearchFieldProps
  extends Pick<
    TextInputProps,
    | 'role'
    | 'aria-autocomplete'
    | 'aria-expanded'
    | 'aria-controls'
    | 'aria-activedescendant'
    | 'autoComplete'
    | 'onKeyDown'
    | 'onBlur'
  > {
  label: string;
  text: string;
  onType: (text: string) => void;
  /** What hangs below the box, such as suggestions. */
  children?: ReactNode;
}

/** The search box of a page, named by what stands in it while it is empty. */
export const SearchField = ({ label, text, onType, children, ...input }: SearchFieldProps) => (
  <search className={styles.search}>
    <TextInput
      type="search"
      aria-label={label}
      placeholder={label}
      value={text}
      {...input}
      onChange={(event) => onType(event.currentTarget.value)}
      leftSection={<Search size={16} aria-hidden="true" />}
      maxLength={100}
    />
    {children}
  </search>
);
