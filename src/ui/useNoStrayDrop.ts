import { useEffect } from 'react';

/**
 * While a form takes files: one dropped beside the place for it would be opened in place of the console, and what was typed
 * would be lost. The pointer shows where nothing can be dropped.
 */
export function useNoStrayDrop(): void {
  useEffect(() => {
    const stay = (event: DragEvent) => {
      // A place that takes it has prevented the default already.
      if (event.defaultPrevented || !event.dataTransfer?.types.includes('Files')) return;
      event.preventDefault();
      event.dataTransfer.dropEffect = 'none';
    };
    addEventListener('dragover', stay);
    addEventListener('drop', stay);
    return () => {
      removeEventListener('dragover', stay);
      removeEventListener('drop', stay);
    };
  }, []);
}
