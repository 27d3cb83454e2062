import IconButton from '@mui/material/IconButton';
import { type ReactNode, useRef, useState } from 'react';
import { Lazy } from '../lazy/Lazy';
import { partOf } from '../lazy/lazyPart';

const popup = partOf(() => import('./MenuPopup'));
const preload = () => void popup.preload();

/** A choice in a menu; with `checked` it is one of several states. */
export interface MenuChoice {
  readonly label: string;
  readonly checked?: boolean;
  readonly icon?: ReactNode;
  choose(): void;
}

interface MenuProps {
  readonly label: string;
  readonly className?: string | undefined;
  readonly children: ReactNode;
  /** A line is between two groups. */
  readonly groups: readonly (readonly MenuChoice[])[];
}

/** A button that opens a menu, which is loaded when the button is pointed at or focused. */
export function Menu({ label, className, children, groups }: MenuProps) {
  const [open, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const onClose = () => setOpen(false);
  return (
    <>
      <IconButton
        ref={button}
        className={className}
        aria-label={label}
        title={label}
        aria-haspopup="menu"
        aria-expanded={open}
        onPointerEnter={preload}
        onFocus={preload}
        onClick={() => setOpen(true)}
      >
        {children}
      </IconButton>
      {/* It is removed as soon as it closes: what comes next may move the focus. */}
      {open && <Lazy part={popup} props={{ label, anchor: button.current, groups, onClose }} />}
    </>
  );
}
