export { firstPublicAddress, isPublicAddress } from "./addresses.ts";
export { decodeLines } from "./decode-lines.ts";
export { detectFormat } from "./detect-format.ts";
export type { LineFault } from "./line-fault.ts";
export { lineFaultNames, lineFaults } from "./line-fault.ts";
export type { LineParser, LineReader, LogEntry } from "./log-entry.ts";
export { findFormat, formatNames, isRemark, type LogFormat } from "./log-format.ts";
export { findUnreadFormat } from "./unread-formats.ts";
export { namesNoUserAgent, userAgentHint } from "./user-agent-hints.ts";
