/** How a call travels, apart from what it says. */
export interface Transfer {
  /** Stops the call. It may have been carried out all the same. */
  readonly signal?: AbortSignal;
  /** The call may outlive the page (a deletion that is sent while the tab closes). */
  readonly keepalive?: boolean;
  /** Told the share of the body that has been sent, 0 to 1. */
  readonly onProgress?: (share: number) => void;
}
