/** The frame while the console is on its way: desk and sheet, so that nothing jumps when it is there. */
export function FrameSkeleton() {
  return (
    <div className="frame" data-side="open" aria-busy="true">
      <header className="bar" />
      <nav className="side" aria-hidden="true" />
      <main className="sheet">
        <span className="sr" role="status">
          Loading
        </span>
      </main>
    </div>
  );
}
