import { wordDiff } from './words';

interface ChangedProps {
  readonly former: string;
  readonly latter: string;
}

/** A text against what it was: struck what is gone, marked what is new. */
export function Changed({ former, latter }: ChangedProps) {
  if (latter === '') return former === '' ? <span className="muted">-</span> : <del>{former}</del>;
  return (
    <>
      {wordDiff(former, latter).map(({ text, kind }, index) => {
        const key = `${index}-${kind}`;
        if (kind === 'gone') return <del key={key}>{text}</del>;
        return kind === 'new' ? <ins key={key}>{text}</ins> : <span key={key}>{text}</span>;
      })}
    </>
  );
}
