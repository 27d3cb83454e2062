import { useEffect, useRef } from 'react';
import { drawHtml } from '../view/drawHtml';
import { Dialog } from './Dialog';

/** Shows the text as the public would see it, sanitised. */
export function PreviewDialog({
  html,
  label,
  onClose,
}: {
  readonly html: string;
  readonly label: string;
  readonly onClose: () => void;
}) {
  const host = useRef<HTMLElement>(null);
  useEffect(() => {
    if (!host.current) return;
    drawHtml(host.current, html);
    // What scrolls must be reachable by key.
    host.current.tabIndex = 0;
  }, [html]);
  return (
    <Dialog title="Preview" onClose={onClose} wide>
      <section ref={host} className="paper preview" aria-label={`Preview of ${label}`} />
    </Dialog>
  );
}
