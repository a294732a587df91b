/** Why a line is no request that can be counted, by its name and in words: "3 lines …". */
export const lineFaults = {
  format: "of another format, or of no access log",
  cut: "cut off, or with fewer fields than the others",
  address: "with something else where the visitor’s address should stand",
  time: "without a time, or with one that names no zone",
  request: "without a request, as of scanners and closed connections",
} as const;
export type LineFault = keyof typeof lineFaults;
