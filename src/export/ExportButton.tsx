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

/** Opens the menu of exports, which is loaded when the button is pointed at or focused. An interrupted export is offered. */
export function ExportButton(props: ListExport) {
  const translate = useTranslate();
  const shared = useConsole();
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  const [isUsed, setIsUsed] = useState(() => keptExport(shared, props.resource) !== undefined);
  const open = () => {
    setIsUsed(true);
    setIsOpen(true);
  };
  const menu = { ...props, anchor: button.current, isOpen, onClose: () => setIsOpen(false) };
  return (
    <>
      <Button
        ref={button}
        variant="outlined"
        data-screen-only
        aria-haspopup="menu"
        aria-expanded={isOpen}
        disabled={!props.list.rows?.length}
        onPointerEnter={preload}
        onFocus={preload}
        onClick={open}
      >
        {translate('console.list.export')}
      </Button>
      {isUsed && <Slot load={importMenu} props={menu} />}
    </>
  );
}
