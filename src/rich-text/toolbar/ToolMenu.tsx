import CloseOutlined from '@mui/icons-material/CloseOutlined';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { type KeyboardEvent, type ReactNode, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { isComposing } from '../../ui/isComposing';
import { ToolButton } from './ToolButton';
import styles from './ToolMenu.module.css';

export interface ToolMenuItem {
  readonly label: string;
  readonly onChoose: () => void;
  /** In a menu of which one item holds. */
  readonly checked?: boolean;
  readonly disabled?: boolean;
  /** In a palette: what the item shows instead of its label. */
  readonly colour?: string;
}

interface ToolMenuProps {
  readonly label: string;
  readonly icon: ReactNode;
  readonly items: readonly ToolMenuItem[];
  readonly disabled: boolean;
  readonly isWide?: boolean;
  readonly isShort?: boolean;
  /** Shows colours side by side. */
  readonly isPalette?: boolean;
}

/** A toolbar button that opens a menu. */
export function ToolMenu({ label, items, isPalette = false, ...button }: ToolMenuProps) {
  const [open, setOpen] = useState(false);
  const anchor = useRef<HTMLButtonElement>(null);
  // At once, because as long as it is open it keeps the focus.
  const closeAnd = (then: () => void) => {
    flushSync(() => setOpen(false));
    then();
  };
  return (
    <>
      <ToolButton
        ref={anchor}
        label={label}
        aria-haspopup="menu"
        aria-expanded={open}
        onPress={() => setOpen(true)}
        {...button}
      />
      {open && (
        <Menu
          open
          anchorEl={anchor.current}
          // Inside the editor, so that it belongs to a landmark and the focus does not leave the editor.
          container={() => anchor.current?.closest('section') ?? null}
          onClose={(event) => isComposing(event) || closeAnd(() => anchor.current?.focus())}
          disableRestoreFocus
          transitionDuration={0}
          slotProps={{
            paper: { className: styles.menu ?? '' },
            list: {
              'aria-label': label,
              ...(isPalette && { className: styles.palette ?? '', onKeyDown: moveSideways }),
            },
          }}
        >
          {items.map((item) => (
            <MenuItem key={item.label} {...itemProps(item, isPalette)} onClick={() => closeAnd(item.onChoose)}>
              {isPalette ? !item.colour && <CloseOutlined /> : item.label}
            </MenuItem>
          ))}
        </Menu>
      )}
    </>
  );
}

function itemProps({ label, checked, disabled = false, colour }: ToolMenuItem, isPalette: boolean) {
  return {
    disabled,
    ...(checked !== undefined && { role: 'menuitemradio', 'aria-checked': checked, selected: checked }),
    ...(isPalette && { 'aria-label': label, title: label, style: { background: colour } }),
  };
}

/** MUI's menus move up and down only. */
function moveSideways(event: KeyboardEvent): void {
  const items = Array.from(event.currentTarget.children);
  const at = items.indexOf(document.activeElement as Element);
  const next = { ArrowRight: items[at + 1] ?? items[0], ArrowLeft: items.at(at - 1) }[event.key];
  if (next instanceof HTMLElement && !isComposing(event)) next.focus();
}
