import { withoutPrefix } from "./line-prefix.ts";

interface UnreadFormat {
  readonly name: string;
  /** Why it is not read, or what makes it readable. */
  readonly why: string;
  readonly isOne: (line: string) => boolean;
  /** Whether its first lines alone tell it. */
  readonly isToldByHead?: boolean;
}

function matching(pattern: RegExp): (line: string) => boolean {
  return (line) => pattern.test(line.slice(0, charactersLooked));
}

const charactersLooked = 2_000;

/** Formats that are known by their lines and not read. */
const formats: readonly UnreadFormat[] = [
  {
    name: "a real-time log of CloudFront",
    why: "its fields have no names: use standard logging",
    isOne: matching(/^\d{10}\.\d{1,3}\t[\da-fA-F.:]{2,45}\t/),
  },
  {
    name: "a server access log of Amazon S3",
    why: "put CloudFront before the bucket, and use its standard logging",
    isOne: matching(/^[0-9a-f]{64} \S{1,255} \[\d\d\/[A-Z][a-z]{2}\/\d{4}:[\d:]{8} [+-]\d{4}\] /),
  },
  {
    name: "a log of a Network Load Balancer",
    why: "it knows connections, and no requests",
    isOne: matching(/^tls \d\.\d \d{4}-\d\d-\d\dT/),
  },
  {
    name: "a log of Heroku's router",
    why: "it names no user agents: log them in the application",
    isOne: matching(/(?:^|[\s\]:-])at=[a-z]+ .{0,300}\bmethod=[A-Z]+ path="/),
  },
  {
    name: "a log of Uvicorn",
    why: "it has no times and names no user agents: use the log of the proxy before it",
    isOne: matching(/^(?:\S{1,40} )?INFO: {2,10}\S{1,60} - "[A-Z]{3,10} [^"]{1,1000}" \d{3}/),
  },
  {
    name: "a log of requests over TLS of Apache (ssl_request_log)",
    why: "it names no user agents: use the access log",
    isOne: matching(/^\[[^\]]{20,40}\] \S{2,48} (?:TLS|SSL)v\S{1,5} \S{1,60} "/),
  },
  {
    name: "a log of Tomcat without quotes around requests",
    why: "log in its pattern combined",
    isOne: matching(
      /^\S{2,80} \S{1,80} \S{1,80} (?:\S{1,80} )?\[[^\]]{20,40}\] [A-Z]{3,10} \/\S{0,1500} HTTP\/[\d.]{1,3} \d{3} /,
    ),
  },
  {
    name: "a W3C log in local time",
    why: "its times name no zone: log the fields date and time, which are in UTC",
    isOne: matching(/^#Fields:.{0,500}\btime-local\b/),
    isToldByHead: true,
  },
  {
    name: "a part of a log of IIS without its line #Fields",
    why: "put that line before it",
    isOne: matching(
      /^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d (?:\S{1,255} ){0,3}[A-Z]{3,10} \/\S{0,1000} \S{1,1000} \d{1,5} /,
    ),
  },
  {
    name: "a native log of Squid",
    why: "it names no user agents: use its logformat combined",
    isOne: matching(/^\d{10}\.\d{3} +\d+ \S{2,48} [A-Z_]{3,40}\/\d{3} \d+ /),
  },
  {
    name: "an error log of nginx",
    why: "the access log has the requests",
    isOne: matching(/^\d{4}\/\d\d\/\d\d [\d:]{8} \[[a-z]+\] \d+#\d+: /),
  },
  {
    name: "an error log of Apache",
    why: "the access log has the requests",
    isOne: matching(/^\[[A-Z][a-z]{2} [A-Z][a-z]{2} \d\d [\d:.]{8,15} \d{4}\] \[/),
  },
  {
    name: "a log of Bunny",
    why: "its fields have no names",
    isOne: matching(/^[A-Z]{3,10}\|\d{3}\|\d{13}\|\d+\|/),
  },
  {
    name: "Labeled TSV (LTSV)",
    why: "log JSON, or the combined format",
    isOne: matching(/^[a-z_]{2,40}:[^\t]{0,500}\t[a-z_]{2,40}:/),
  },
  {
    name: "a log of AWS WAF",
    why: "use the log of what it stands before",
    isOne: matching(/^\{[^{]{0,200}"webaclId":/),
  },
  {
    name: "trace events of Cloudflare Workers",
    why: "they name no user agents: use Logpush's dataset http_requests",
    isOne: matching(/^\{.{0,1000}"(?:EventTimestampMs|ScriptName)":/),
  },
  {
    name: "JSON with many requests in one line",
    why: "each needs a line of its own: jq -c '.[]', or '.records[]'",
    isOne: matching(
      /^(?:\[ *\{|\{ *"(?:records|Records|resourceLogs|logEvents|entries)" *: *\[|\{.{2,1900}\}\{")/,
    ),
  },
  {
    name: "JSON over several lines",
    why: "each request needs one line: jq -c .",
    isOne: matching(/^(?:\{|\[|\s+"[^"]{1,100}" ?: .*)$/),
  },
  {
    name: "CSV",
    why: "log JSON, or the combined format",
    isOne: matching(/^"?[A-Za-z][\w ().-]{0,60}"?(?:,"?[A-Za-z][\w ().-]{0,60}"?){4}/),
    isToldByHead: true,
  },
  {
    name: "a W3C log without requests",
    why: "its #Fields name no cs-uri-stem",
    isOne: (line) => line.startsWith("#Fields:") && !line.includes("cs-uri-stem"),
    isToldByHead: true,
  },
];

const headLines = 10;

/** A format that is known and not read, by lines that are of none that is: its name, and why or what to do, for a sentence. */
export function findUnreadFormat(lines: readonly string[]): Pick<UnreadFormat, "name" | "why"> | undefined {
  const written = lines.filter((line) => line !== "");
  const found = formats.find(({ isOne, isToldByHead }) => {
    const isHit = (line: string): boolean => isOne(line) || isOne(withoutPrefix(line));
    if (isToldByHead) return written.slice(0, headLines).some(isHit);
    return written.length > 0 && written.filter(isHit).length * 2 >= written.length;
  });
  return found && { name: found.name, why: found.why };
}
