import { homedir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { findFormat, formatNames, type LogFormat } from "@citelens/access-log";
import { Problem } from "./problem.ts";

export const usage = `citelens-ship-logs [options] <access log>...

Sends what AI agents asked for, and people whom AI assistants sent, from access logs to Citelens. Run again, it goes on
where it stopped.

  --endpoint <address>  of Citelens, such as https://citelens.example (or CITELENS_ENDPOINT)
  --key <key>           an API key (better: CITELENS_KEY, which other users of the machine cannot see)
  --follow              goes on with what is written, through rotations, until it is ended
  --format <name>       ${formatNames.join(", ")}, or a log_format of nginx or LogFormat of Apache; told from the lines without it
  --all                 sends every request, so that people are counted too
  --state <file>        where the positions are kept; ~/.local/state/citelens/ship-logs.json without it
  --help
`;

export interface Options {
  readonly logs: readonly string[];
  readonly endpoint: string;
  readonly key: string;
  readonly isFollowing: boolean;
  readonly format: LogFormat | undefined;
  readonly sendsAll: boolean;
  readonly state: string;
}

/** Options asked for on the command line; undefined if it was help. */
export function readOptions(args: readonly string[], env: NodeJS.ProcessEnv): Options | undefined {
  const { values, positionals: logs } = parsed(args);
  if (values.help) return undefined;
  if (logs.length === 0) throw new Problem(`Name the access logs to send.\n\n${usage}`);

  const { endpoint = env.CITELENS_ENDPOINT, key = env.CITELENS_KEY } = values;
  if (!endpoint) throw new Problem("Say where Citelens is: --endpoint or CITELENS_ENDPOINT.");
  if (!key) throw new Problem("An API key is needed: CITELENS_KEY or --key.");
  const format = values.format === undefined ? undefined : findFormat(values.format);
  if (values.format !== undefined && !format)
    throw new Problem(
      `--format is none of ${formatNames.join(", ")}, and no log_format with a time and a request.`,
    );

  return {
    logs,
    endpoint: batchEndpoint(endpoint),
    key,
    isFollowing: values.follow ?? false,
    format,
    sendsAll: values.all ?? false,
    state: values.state ?? join(stateFolder(env), "citelens", "ship-logs.json"),
  };
}

/** Takes the address of Citelens, and that of the endpoint for single visits too. */
function batchEndpoint(address: string): string {
  const url = URL.parse(address);
  if (!url || !/^https?:$/.test(url.protocol)) throw new Problem(`${address} is no address of Citelens.`);
  return new URL("/api/v1/tracking/visits", url).href;
}

function stateFolder(env: NodeJS.ProcessEnv): string {
  return env.XDG_STATE_HOME || join(homedir(), ".local", "state");
}

function parsed(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        endpoint: { type: "string" },
        key: { type: "string" },
        follow: { type: "boolean" },
        format: { type: "string" },
        all: { type: "boolean" },
        state: { type: "string" },
        help: { type: "boolean" },
      },
    });
  } catch (error) {
    throw new Problem(`${error instanceof Error ? error.message : String(error)}\n\n${usage}`);
  }
}
