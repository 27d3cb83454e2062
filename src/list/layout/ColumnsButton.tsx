import Button from '@mui/material/Button';
import { memo, useRef, useState } from 'react';
import { useTranslate } from 'react-admin';
import { partOf } from '../../lazy/lazyPart';
import { Slot } from '../../lazy/Slot';
import type { ListLooks } from './ColumnsPopover';

const importPopover = () => import('./ColumnsPopover');
const preload = () => void partOf(importPopover).preload();

/** Opens what chooses the columns of a list and keeps its views, loaded when the button is pointed at or focused. Memoised. */
export const ColumnsButton = memo(function ColumnsButton(looks: ListLooks) {
  const translate = useTranslate();
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        ref={button}
        variant="outlined"
        data-screen-only
        aria-haspopup="dialog"
        onPointerEnter={preload}
        onFocus={preload}
        onClick={() => setOpen(true)}
      >
        {translate('console.list.columns')}
      </Button>
      {isOpen && (
        <Slot load={importPopover} props={{ ...looks, anchor: button.current, onClose: () => setOpen(false) }} />
      )}
    </>
  );
});
