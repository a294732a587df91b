export { detectFormat } from "./detect-format.ts";
export type { LineParser, LogEntry } from "./log-entry.ts";
export { findFormat, formatNames, isRemark, type LogFormat } from "./log-format.ts";
