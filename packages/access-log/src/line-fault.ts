const names = ["format", "cut", "address", "time", "request", "tooLong"] as const;
export type LineFault = (typeof names)[number];
/** In the order in which people read them. */
export const lineFaultNames: readonly LineFault[] = names;

/** Why a line is no request that can be counted, in words: "3 lines …". Whoever splits the lines says which are too long. */
export const lineFaults: Readonly<Record<LineFault, string>> = {
  format: "of another format, or of no access log",
  cut: "cut off, or with fewer fields than the others",
  address: "with something else where the visitor’s address should stand",
  time: "without a time, or with one that names no zone",
  request: "without a request, as of scanners and closed connections",
  tooLong: "too long to be a request",
};
