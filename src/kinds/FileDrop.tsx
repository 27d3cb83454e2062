import { type ComponentProps, type DragEvent, type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import { useTranslate } from 'react-admin';
import hidden from '../ui/VisuallyHidden.module.css';
import styles from './Upload.module.css';

type OnFiles = (files: FileList | null) => void;

interface DropZoneProps {
  readonly input: ComponentProps<'input'>;
  readonly icon: ReactNode;
  /** What is to be done: 'Choose an image'. */
  readonly text: string;
  /** Something was selected: 'Replace' takes the place of the zone. */
  readonly isHidden: boolean;
  readonly onFiles: OnFiles;
}

interface DropTargetProps {
  readonly label: string;
  readonly onFiles: OnFiles;
  readonly children: ReactNode;
}

/** Whether the form accepts nothing now because it is being saved. */
const isDisabled = ({ currentTarget }: DragEvent) => currentTarget.querySelector(':disabled') !== null;

/** Takes what is pasted while the element has the focus: Firefox sends it to the page, and not to a file input. */
function usePaste(id: string | undefined, onFiles: OnFiles): void {
  const paste = useEffectEvent(({ clipboardData }: ClipboardEvent) => {
    if (document.activeElement?.id === id) onFiles(clipboardData?.files ?? null);
  });
  useEffect(() => {
    addEventListener('paste', paste);
    return () => removeEventListener('paste', paste);
  }, []);
}

/** Where a file can be dropped: on the zone and on what it replaces. */
export function DropTarget({ label, onFiles, children }: DropTargetProps) {
  const [isOver, setOver] = useState(false);
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    if (!isDisabled(event)) onFiles(event.dataTransfer.files);
  };
  const dragOver = (event: DragEvent) => {
    event.preventDefault();
    setOver(!isDisabled(event));
  };
  const handlers = { onDrop: drop, onDragOver: dragOver, onDragLeave: () => setOver(false) };
  return (
    <div className={styles.dropTarget} data-takes-files={label} data-over={isOver || undefined} {...handlers}>
      {children}
    </div>
  );
}

/** Where a file can be chosen or pasted; what is dropped on it goes to its `DropTarget`. */
export function DropZone({ input, icon, text, isHidden, onFiles }: DropZoneProps) {
  const translate = useTranslate();
  usePaste(input.id, onFiles);
  return (
    <label
      className={isHidden ? hidden.visuallyHidden : styles.dropZone}
      data-invalid={input['aria-invalid'] || undefined}
    >
      {icon}
      <span>
        <b>{text}</b>
        <span>{translate('console.kinds.upload.otherWays')}</span>
      </span>
      <input
        {...input}
        className={hidden.visuallyHidden}
        type="file"
        // What has 'Replace' beside it needs no second stop, out of sight.
        tabIndex={isHidden ? -1 : 0}
        onChange={({ target }) => {
          onFiles(target.files);
          // So that the same file can be chosen again after it was removed.
          target.value = '';
        }}
      />
    </label>
  );
}
