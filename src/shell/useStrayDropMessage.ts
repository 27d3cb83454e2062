import { useEffect } from 'react';
import { useTranslate } from 'react-admin';
import { isStray } from '../console/ignoreStrayFiles';
import { useMessage } from '../notifications/useMessage';

const list = new Intl.ListFormat('en-IN', { type: 'disjunction' });

/** The places of a screen that take files: those of pictures, and texts being edited, but not as HTML. */
const targets = 'main [data-takes-files], main [contenteditable=true]:not(.cm-content)';

/** The names of those on this screen. */
function dropPlaces(): readonly string[] {
  const places = [...document.querySelectorAll<HTMLElement>(targets)];
  return places.map(({ dataset, ariaLabel }) => dataset.takesFiles ?? ariaLabel ?? '').filter(Boolean);
}

/** Says where files can be dropped, when one was dropped elsewhere. */
export function useStrayDropMessage(): void {
  const tell = useMessage();
  const translate = useTranslate();
  useEffect(() => {
    // At the document, before the window ignores it, and after everything that may have taken it.
    const explain = (event: DragEvent) => {
      if (!isStray(event)) return;
      const places = dropPlaces();
      const text = translate(`console.shell.${places.length > 0 ? 'dropOn' : 'dropInForms'}`, {
        places: list.format(places),
      });
      tell({ text, tone: 'failure' });
    };
    document.addEventListener('drop', explain);
    return () => document.removeEventListener('drop', explain);
  }, [tell, translate]);
}
