/** Runs `task`, and once more if it is asked for meanwhile: never twice at a time. */
export function oneAtATime(task: () => Promise<void>) {
  let running: Promise<void> | undefined;
  let isAskedAgain = false;
  const run = async (): Promise<void> => {
    do {
      isAskedAgain = false;
      await task();
    } while (isAskedAgain);
    running = undefined;
  };
  return () => {
    if (running) isAskedAgain = true;
    running ??= run();
    return running;
  };
}
