/** Resolves in a task of its own, after what the browser has to do. A timer would wait a second in a hidden tab. */
export function nextTask(): Promise<void> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port2.onmessage = () => {
      port2.close();
      resolve();
    };
    port1.postMessage(undefined);
  });
}
