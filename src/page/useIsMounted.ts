import { type RefObject, useEffect, useRef } from 'react';

/** Whether the screen that called this is still there: an answer may come when it is not. */
export function useIsMounted(): RefObject<boolean> {
  const isOpen = useRef(true);
  useEffect(() => {
    isOpen.current = true;
    return () => {
      isOpen.current = false;
    };
  }, []);
  return isOpen;
}
