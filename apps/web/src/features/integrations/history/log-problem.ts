/** Why a file cannot be read as an access log. */
export type LogFault =
  | "too_large"
  | "empty"
  | "packed"
  | "broken_gzip"
  | "binary"
  | "html"
  | "unknown_format"
  | "unread_format"
  | "no_user_agents";

export class LogProblem extends Error {
  readonly fault: LogFault;
  /** Sentence on what the log is, or what helps, where more is known than the fault says. */
  readonly detail: string | undefined;

  constructor(fault: LogFault, { detail, ...options }: ErrorOptions & { readonly detail?: string } = {}) {
    super(`The file is no access log: ${fault}`, options);
    this.name = "LogProblem";
    this.fault = fault;
    this.detail = detail;
  }
}

export const faultSentences: Readonly<Record<LogFault, string>> = {
  too_large: "The file is larger than 1 GB. Split it, or send it with citelens-ship-logs.",
  empty: "There is no line in this file.",
  packed: "The file is packed in a way that browsers cannot unpack. Unpack it first, or pack it with gzip.",
  broken_gzip: "The file cannot be unpacked: it is cut off or damaged.",
  binary: "This is no text, so it is no access log.",
  html: "This is a page of HTML, not an access log. Download the log itself.",
  unknown_format: "The format of its lines is unknown. Choose the format above.",
  unread_format: "This log is not read.",
  no_user_agents: "Its lines name no user agents, by which agents are told.",
};
