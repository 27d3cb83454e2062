import Button from '@mui/material/Button';
import { useRef, useState } from 'react';
import { useTranslate } from 'react-admin';
import { useConsole } from '../console/ConsoleContext';
import { partOf } from '../lazy/lazyPart';
import { Slot } from '../lazy/Slot';
import type { ListExport } from './ExportMenu';
import { keptExport } from './keptExport';

const importMenu = () => import('./ExportMenu');
const preload = () => void partOf(importMenu).preload();

interface ExportButtonProps extends ListExport {
  /** 'Export' when left out. */
  readonly label?: string;
  /** Begins to select rows. */
  readonly onSelectRows?: (() => void) | undefined;
}

/** Opens the menu of exports, which is loaded when the button is pointed at or focused. An interrupted export is offered. */
export function ExportButton({ label, ...props }: ExportButtonProps) {
  const { list, selected } = props;
  const translate = useTranslate();
  const shared = useConsole();
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  const [isUsed, setIsUsed] = useState(() => !selected && keptExport.of(shared, props.resource) !== undefined);
  const open = () => {
    setIsUsed(true);
    setIsOpen(true);
  };
  const among = selected ?? list.among;
  // Of a list in which nothing is found all records can be exported.
  const isFiltered = !selected && Object.keys(list.address.filters).length > 0;
  const menu = { ...props, anchor: button.current, isOpen, onClose: () => setIsOpen(false) };
  return (
    <>
      <Button
        ref={button}
        variant="outlined"
        data-screen-only
        aria-haspopup="menu"
        aria-expanded={isOpen}
        disabled={!among || (among.length === 0 && !isFiltered)}
        onPointerEnter={preload}
        onFocus={preload}
        onClick={open}
      >
        {label ?? translate('console.list.export')}
      </Button>
      {isUsed && <Slot load={importMenu} props={menu} />}
    </>
  );
}
