import { execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { createInterface } from "node:readline";
import { onTestFinished } from "vitest";

const integrations = new URL("../../../../integrations/", import.meta.url).pathname;
const hosts = new URL("hosts/", import.meta.url).pathname;

/** A site in another language that uses one of the files under integrations. */
export interface SnippetHost {
  readonly snippet: string;
  readonly host: string;
  /** Where the host expects the snippet. */
  readonly savedAs: string;
  /** Commands that have to work for the host to run; the first command that does runs it. */
  readonly commands: readonly Command[];
}

interface Command {
  readonly probe: readonly string[];
  readonly run: readonly string[];
}

const python = (module: string, host: string): readonly Command[] =>
  ["python3", "/usr/bin/python3"].map((command) => ({
    probe: [command, "-c", `import ${module}`],
    run: [command, host],
  }));
const php = (probe: string, host: string): readonly Command[] => [
  { probe: ["php", "-r", probe], run: ["php", "-S", "127.0.0.1:0", host] },
];

export const snippetHosts: Readonly<Record<string, SnippetHost>> = {
  Django: {
    snippet: "snippets/django.py",
    host: "django_host.py",
    savedAs: "citelens.py",
    commands: python("django", "django_host.py"),
  },
  Flask: {
    snippet: "snippets/flask.py",
    host: "flask_host.py",
    savedAs: "citelens.py",
    commands: python("flask", "flask_host.py"),
  },
  FastAPI: {
    snippet: "snippets/fastapi.py",
    host: "fastapi_host.py",
    savedAs: "citelens.py",
    commands: python("fastapi, uvicorn", "fastapi_host.py"),
  },
  "Rails (Rack)": {
    snippet: "snippets/rails.rb",
    host: "rack_host.rb",
    savedAs: "citelens.rb",
    commands: [{ probe: ["ruby", "-e", 'require "rack"; require "webrick"'], run: ["ruby", "rack_host.rb"] }],
  },
  Laravel: {
    snippet: "snippets/laravel.php",
    host: "laravel_host.php",
    savedAs: "citelens.php",
    commands: php('require "Illuminate/Http/autoload.php";', "laravel_host.php"),
  },
  WordPress: {
    snippet: "wordpress/citelens-visits/citelens-visits.php",
    host: "wordpress_host.php",
    savedAs: "citelens.php",
    commands: php("", "wordpress_host.php"),
  },
  "Go (net/http)": {
    snippet: "snippets/go.go",
    host: "main.go",
    savedAs: "citelens/citelens.go",
    commands: [{ probe: ["go", "version"], run: ["go", "run", "."] }],
  },
};

/** The command by which a host runs here; undefined where its runtime is not installed. */
export function findCommand({ commands }: SnippetHost): Command | undefined {
  return commands.find(({ probe: [command = "", ...args] }) => runsHere(command, ...args));
}

export function runsHere(command: string, ...args: readonly string[]): boolean {
  try {
    execFileSync(command, args, { stdio: "ignore" });
    return true;
  } catch {
    return false;
  }
}

interface Target {
  readonly endpoint: string;
  readonly key: string;
  /** In place of the 150 ms, so that no report is given up while a test looks. */
  readonly timeoutSeconds: number;
}

/** Starts a site with a page at /pricing (203), which reports until the test is over; resolves to its address. */
export async function startHost(snippetHost: SnippetHost, target: Target): Promise<string> {
  const { snippet, host, savedAs } = snippetHost;
  const [command = "", ...args] = findCommand(snippetHost)?.run ?? [];
  const folder = await mkdtemp(join(tmpdir(), "citelens-snippet-"));
  const code = await readFile(join(integrations, snippet), "utf8");
  await mkdir(dirname(join(folder, savedAs)), { recursive: true });
  await writeFile(join(folder, savedAs), filled(code, target));
  await writeFile(join(folder, host), filled(await readFile(join(hosts, host), "utf8"), target));
  if (host.endsWith(".go")) await writeFile(join(folder, "go.mod"), "module site\n\ngo 1.19\n");

  const child = spawn(command, args, {
    cwd: folder,
    detached: true,
    env: { ...process.env, PHP_CLI_SERVER_WORKERS: "4", PYTHONDONTWRITEBYTECODE: "1" },
    stdio: ["ignore", "pipe", "pipe"],
  });
  onTestFinished(async () => {
    if (child.pid !== undefined && child.exitCode === null) {
      const ended = once(child, "close");
      process.kill(-child.pid, "SIGKILL");
      await ended;
    }
    await rm(folder, { recursive: true, force: true });
  });
  return addressSaidBy(child);
}

async function addressSaidBy(child: ReturnType<typeof spawn>): Promise<string> {
  const said: string[] = [];
  return new Promise((resolve, reject) => {
    for (const stream of [child.stdout, child.stderr]) {
      if (!stream) continue;
      createInterface({ input: stream }).on("line", (line) => {
        said.push(line);
        const address = /http:\/\/127\.0\.0\.1:[1-9]\d*/.exec(line);
        if (address) resolve(address[0]);
      });
    }
    child.on("close", () => reject(new Error(`The host ended: ${said.join("\n")}`)));
  });
}

/** One of the snippets, with the address and the key of somebody's own. */
export async function snippetFor(name: string, target: Target): Promise<string> {
  return filled(await readFile(join(integrations, "snippets", name), "utf8"), target);
}

function filled(code: string, { endpoint, key, timeoutSeconds }: Target): string {
  return code
    .replaceAll("https://YOUR-CITELENS", new URL(endpoint).origin)
    .replaceAll("YOUR_API_KEY", key)
    .replace(/\b0\.15\b/, String(timeoutSeconds))
    .replace("150 * time.Millisecond", `${timeoutSeconds} * time.Second`);
}
