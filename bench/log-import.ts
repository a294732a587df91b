import { findFormat, type LogEntry } from "@citelens/access-log";
import { classify } from "@citelens/crawlers";
import { openSelection } from "@citelens/log-shipper";
import { type BenchRow, median } from "./table.ts";

const linesCount = 100_000;
const roundsMin = 7;
const goal = 200_000;

/**
 * How many lines of access logs a core reads and sorts out in a second: the text of a log, decoded and split, parsed,
 * and each request looked at by the selection of the log shipper. The ceiling splits the same text and takes the user
 * agent alone out of each line. All take turns. Takes about ten seconds.
 */
export async function benchLogImport(): Promise<BenchRow[]> {
  const combined = textOf(
    ({ agent, path, referer }) =>
      `203.0.113.7 - - [10/Oct/2026:13:55:36 +0000] "GET ${path} HTTP/1.1" 200 2326 "${referer}" "${agent}"`,
  );
  const caddy = textOf(({ agent, path, referer }) =>
    JSON.stringify({
      level: "info",
      ts: 1_791_665_736.125,
      logger: "http.log.access",
      msg: "handled request",
      request: {
        remote_ip: "203.0.113.7",
        client_ip: "203.0.113.7",
        proto: "HTTP/2.0",
        method: "GET",
        host: "shop.example",
        uri: path,
        headers: { "User-Agent": [agent], Referer: [referer], Accept: ["*/*"] },
      },
      status: 200,
    }),
  );
  const contenders = [
    { what: "split and user agent alone (ceiling)", run: () => splitAlone(combined) },
    {
      what: "log import: combined format, parsed and sorted out, a core",
      run: reading("combined", combined),
    },
    { what: "the same, JSON of Caddy", run: reading("caddy", caddy) },
  ];
  const times = contenders.map((): number[] => []);
  for (let round = 0; round < roundsMin; round++) {
    contenders.forEach(({ run }, index) => {
      const startedAt = performance.now();
      run();
      if (round > 0) times[index]?.push(performance.now() - startedAt); // the first one warms up
    });
  }

  const [ceiling = Number.NaN, ...others] = times.map((each) => linesCount / (median(each) / 1000));
  return others.map((perSecond, index) => ({
    what: contenders[index + 1]?.what ?? "",
    value: `${Math.round(perSecond).toLocaleString("en")}/s`,
    ceiling: `split and user agent alone, ${Math.round(ceiling).toLocaleString("en")}/s`,
    ratio: (perSecond / ceiling).toFixed(2),
    goal: `>= ${goal.toLocaleString("en")}/s`,
  }));
}

function reading(format: string, bytes: Buffer): () => number {
  const parse = findFormat(format)?.openParser() ?? ((): LogEntry | undefined => undefined);
  const select = openSelection();
  return () => {
    let selected = 0;
    for (const line of bytes.toString("utf8").split("\n")) {
      const entry = parse(line);
      if (entry && select(entry)) selected += 1;
    }
    return selected;
  };
}

const known = new Map<string, boolean>();

function splitAlone(bytes: Buffer): number {
  let selected = 0;
  for (const line of bytes.toString("utf8").split("\n")) {
    const userAgent = line.slice(line.lastIndexOf('"', line.length - 2) + 1, -1);
    const isAgent = known.get(userAgent) ?? classify(userAgent) !== undefined;
    known.set(userAgent, isAgent);
    if (isAgent) selected += 1;
  }
  return selected;
}

interface LoggedRequest {
  readonly agent: string;
  readonly path: string;
  readonly referer: string;
}

const chrome = "AppleWebKit/537.36 (KHTML, like Gecko) Chrome";
const agents = [
  `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${chrome}/{v}.0.0.0 Safari/537.36`,
  `Mozilla/5.0 (Linux; Android 10; K) ${chrome}/{v}.0.0.0 Mobile Safari/537.36`,
  "Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/{v}.0 Mobile/15E148 Safari/604.1",
  "Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko); compatible; GPTBot/1.{v}; +https://openai.com/gptbot",
  "Mozilla/5.0 (compatible; bingbot/2.0; +http://www.bing.com/bingbot.htm) Chrome/{v}.0.0.0 Safari/537.36",
];
const paths = [
  "/",
  "/pricing",
  "/blog/a-post-{v}",
  "/products/{v}?colour=red",
  "/assets/app-{v}.js",
  "/img/{v}.webp",
];
const referers = [
  "-",
  "https://shop.example/products/{v}",
  "https://www.google.com/",
  "https://chatgpt.com/",
];

function textOf(lineOf: (asked: LoggedRequest) => string): Buffer {
  const pick = (from: readonly string[], n: number): string =>
    (from[n % from.length] ?? "").replace("{v}", String(n % 997));
  const lines = Array.from({ length: linesCount }, (_, n) =>
    lineOf({ agent: pick(agents, n), path: pick(paths, n * 7), referer: pick(referers, n * 13) }),
  );
  return Buffer.from(lines.join("\n"));
}
