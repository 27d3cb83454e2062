export interface RichTextEditorProps {
  readonly id: string;
  readonly label: string;
  /** The stored HTML, or what `onChange` was last called with. */
  readonly value: string;
  /** Called with the HTML to store after each change: '' for an empty text, the first value if it is unchanged again. */
  readonly onChange: (html: string) => void;
  readonly onBlur?: () => void;
  readonly disabled?: boolean;
  readonly invalid?: boolean;
  readonly describedBy?: string;
}
