export const pageEnds = {
  /** With which a server says that there is no such page any more; an error of its own may pass. */
  goneStatuses: new Set([404, 410]),
  /** With which it says that a page is there, and not for whoever asks. */
  closedStatuses: new Set([401, 402, 403, 407, 451]),
} as const;
