import Button from '@mui/material/Button';
import { memo, useEffect, useRef, useState } from 'react';
import { useTranslate } from 'react-admin';
import { partOf } from '../../lazy/lazyPart';
import { Slot } from '../../lazy/Slot';
import type { ListLooks } from './ColumnsPopover';

const importPopover = () => import('./ColumnsPopover');
// Loaded when the heads of a table are pointed at.
const importResizing = () => import('./ColumnResizing');
const preload = () => void partOf(importPopover).preload();

/** Opens what chooses the columns of a list and keeps its views, loaded when the button is pointed at or focused. Memoised. */
export const ColumnsButton = memo(function ColumnsButton(looks: ListLooks) {
  const translate = useTranslate();
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  const [screen, setScreen] = useState<Element>();
  useEffect(() => {
    const main = button.current?.closest('main');
    const onOver = ({ target }: Event) => (target as Element).closest('thead') && setScreen(main ?? undefined);
    main?.addEventListener('pointerover', onOver);
    return () => main?.removeEventListener('pointerover', onOver);
  }, []);
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
      {screen && <Slot load={importResizing} props={{ ...looks, screen }} />}
    </>
  );
});
